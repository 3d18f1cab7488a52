import type { FlowBlock, FlowParagraph } from '../../../model/formats/unstructured/flow/flow-block.ts';
import type { SourceRun } from '../../../model/formats/unstructured/source-document.ts';
import { type DocxStyles, paragraphLookOf, type RunLook, runLookOf } from './docx-styles.ts';
import { elementIn, elementsIn, textIn, type XmlElement } from './xml.ts';

type Context = {
  styles: DocxStyles;
  /** The targets of links by the ids of their relations. */
  targets: ReadonlyMap<string, string>;
};

/** Parts that hold no text of the document, or text that was deleted or moved away. */
const IGNORED = new Set([
  ...['w:del', 'w:moveFrom', 'w:sectPr', 'w:pPr', 'w:rPr', 'w:tblPr', 'w:tblGrid', 'w:trPr', 'w:tcPr', 'w:sdtPr'],
  ...['w:sdtEndPr', 'w:delText', 'w:commentReference', 'w:footnoteReference', 'w:endnoteReference'],
]);
const LEADING = 1.2;

/** Returns the blocks of the body, of a cell or of a header. */
export function blocksIn(parent: XmlElement, context: Context): FlowBlock[] {
  let spaceAfter = 0;
  return elementsIn(parent).flatMap((element): FlowBlock[] => {
    if (element.name === 'w:p') {
      const { paragraph, boxes, after } = readParagraph(element, context, spaceAfter);
      spaceAfter = after;
      return [paragraph, ...boxes];
    }
    if (element.name === 'w:tbl') {
      spaceAfter = 0;
      return [
        { type: 'table', rows: rowsIn(element).map((row) => cellsIn(row).map((cell) => blocksIn(cell, context))) },
      ];
    }
    return IGNORED.has(element.name) ? [] : blocksIn(chosenIn(element), context);
  });
}

const rowsIn = (table: XmlElement): XmlElement[] => partsIn(table, 'w:tr');
const cellsIn = (row: XmlElement): XmlElement[] => partsIn(row, 'w:tc');

/** Returns the rows or cells of a table, also within fields. */
const partsIn = (parent: XmlElement, name: string): XmlElement[] =>
  elementsIn(parent).flatMap((element) => {
    if (element.name === name) return [element];
    return IGNORED.has(element.name) || element.name === 'w:p' ? [] : partsIn(element, name);
  });

/** Returns the first of several forms of the same content that a file offers to newer and older programs. */
function chosenIn(element: XmlElement): XmlElement {
  if (element.name !== 'mc:AlternateContent') return element;
  const [choice] = elementsIn(element);
  return choice ?? element;
}

function readParagraph(element: XmlElement, context: Context, spaceBefore: number) {
  const properties = elementIn(element, 'w:pPr');
  const style = elementIn(properties, 'w:pStyle')?.attributes['w:val'];
  const look = { ...context.styles.paragraph(style), ...paragraphLookOf(properties) };
  const runs = readRuns(element, context, context.styles.runIn(style));
  const size = runs.lines.flat(2)[0]?.size ?? 1;
  const isItem = look.list !== undefined && look.list.id !== '0' && look.list.id !== '' && look.heading === undefined;
  const paragraph: FlowParagraph = {
    type: 'paragraph',
    lines: runs.lines,
    ...(look.heading !== undefined && { heading: look.heading }),
    ...(isItem && { bullet: look.list?.level ?? 0 }),
    gapAbove: Math.max(spaceBefore, look.before ?? 0) / (size * LEADING),
    ...(look.ruleAbove && { ruleAbove: true }),
    ...(look.ruleBelow && { ruleBelow: true }),
  };
  return { paragraph, boxes: runs.boxes, after: look.after ?? 0 };
}

/** A field of Word, such as a link or the number of the page, whose code is read before its result. */
type Field = { code: string; isResult: boolean };

function readRuns(paragraph: XmlElement, context: Context, base: RunLook) {
  const lines: SourceRun[][][] = [[[]]];
  const boxes: FlowBlock[] = [];
  const fields: Field[] = [];
  const linkOfField = () => fields.map(({ code }) => linkIn(code)).find((link) => link !== undefined);
  const add = (text: string, look: RunLook, link: string | undefined) => {
    const field = fields.at(-1);
    if (look.hidden || text === '' || (field && (!field.isResult || isPageNumber(field.code)))) return;
    const address = link ?? linkOfField();
    lines
      .at(-1)
      ?.at(-1)
      ?.push({
        ...{ text, size: look.size ?? 0, bold: look.bold === true, italic: look.italic === true },
        ...(address !== undefined && { link: address }),
      });
  };
  const walk = (element: XmlElement, look: RunLook, link: string | undefined): void => {
    for (const child of elementsIn(element)) {
      switch (child.name) {
        case 'w:r': {
          const properties = elementIn(child, 'w:rPr');
          const style = elementIn(properties, 'w:rStyle')?.attributes['w:val'];
          walk(child, { ...look, ...context.styles.run(style), ...runLookOf(properties) }, link);
          break;
        }
        case 'w:t':
          for (const [at, text] of textIn(child).split('\t').entries()) {
            if (at > 0) lines.at(-1)?.push([]);
            add(text, look, link);
          }
          break;
        case 'w:tab':
        case 'w:ptab':
          lines.at(-1)?.push([]);
          break;
        case 'w:br':
        case 'w:cr':
          lines.push([[]]);
          break;
        case 'w:noBreakHyphen':
          add('\u2011', look, link);
          break;
        case 'w:sym':
          add(symbolOf(child.attributes['w:char'] ?? ''), look, link);
          break;
        case 'w:hyperlink':
          walk(child, look, context.targets.get(child.attributes['r:id'] ?? '') ?? link);
          break;
        case 'w:fldSimple':
          if (!isPageNumber(child.attributes['w:instr'] ?? '')) {
            walk(child, look, linkIn(child.attributes['w:instr'] ?? '') ?? link);
          }
          break;
        case 'w:fldChar':
          readFieldMark(child.attributes['w:fldCharType'], fields);
          break;
        case 'w:instrText': {
          const field = fields.at(-1);
          if (field) field.code += textIn(child);
          break;
        }
        case 'w:txbxContent':
          boxes.push({ type: 'box', blocks: blocksIn(child, context) });
          break;
        default:
          if (!IGNORED.has(child.name)) walk(chosenIn(child), look, link);
      }
    }
  };
  walk(paragraph, base, undefined);
  return { lines, boxes };
}

const BULLET = '\u2022';

/** Returns the character of a hexadecimal code, or a bullet if there is none. */
function symbolOf(code: string): string {
  const number = Number.parseInt(code, 16);
  if (!(number > 0 && number <= 0x10ffff) || (number >= 0xd800 && number <= 0xdfff)) return BULLET;
  return String.fromCodePoint(number);
}

function readFieldMark(type: string | undefined, fields: Field[]): void {
  const field = fields.at(-1);
  if (type === 'begin') fields.push({ code: '', isResult: false });
  else if (type === 'separate' && field) field.isResult = true;
  else if (type === 'end') fields.pop();
}

const isPageNumber = (code: string) => /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/.test(code);
const linkIn = (code: string) => /^\s*HYPERLINK\s+"([^"]*)"/.exec(code)?.[1];
