import type { FlowBlock, FlowParagraph } from '../../../model/formats/unstructured/flow/flow-block.ts';
import { linesOfFlow } from '../../../model/formats/unstructured/flow/lines-of-flow.ts';
import type { SourceDocument, SourceRun } from '../../../model/formats/unstructured/source-document.ts';
import { InvalidCvFile } from '../invalid-cv-file.ts';
import { isPhotoShaped, photoOf } from '../photo-image.ts';
import { type OdtStyles, readOdtStyles } from './odt-styles.ts';
import { descendantsIn, elementIn, elementsIn, parseXml, textIn, type XmlElement } from './xml.ts';
import { unzipEntries } from './zip-entries.ts';

export const ODT_TYPE = 'application/vnd.oasis.opendocument.text';
const WANTED = /^(?:(?:content|styles|meta)\.xml|Pictures\/[^/]+\.(?:jpe?g|png))$/i;
const IGNORED = new Set([
  ...['text:tracked-changes', 'text:note', 'office:annotation', 'text:sequence-decls', 'office:forms'],
  ...['text:page-number', 'text:page-count', 'text:bookmark', 'text:table-of-content'],
]);
const LEADING = 1.2;

/** Reads the text of an OpenDocument file with its look. */
export async function extractOdt(bytes: Buffer): Promise<SourceDocument> {
  const files = await unzipEntries(bytes, (path) => WANTED.test(path));
  const content = files.get('content.xml');
  const root = content && parseXml(content);
  const body = root && descendantsIn(root, 'office:text')[0];
  if (!root || !body) throw new InvalidCvFile({ word: 'brokenDocument' });
  const stylesPart = files.get('styles.xml');
  const styles = readOdtStyles(stylesPart ? [parseXml(stylesPart), root] : [root]);
  const meta = files.get('meta.xml');
  const language = (meta && descendantsIn(parseXml(meta), 'dc:language').map(textIn)[0]?.trim()) || styles.language;
  const photo = await findPhoto(body, files);
  return {
    format: 'odt',
    lines: linesOfFlow(blocksIn(body, styles)),
    pages: [],
    ...(language && { language }),
    ...(photo && { photo }),
  };
}

function blocksIn(parent: XmlElement, styles: OdtStyles, list = 0): FlowBlock[] {
  return elementsIn(parent).flatMap((element): FlowBlock[] => {
    switch (element.name) {
      case 'text:h':
      case 'text:p':
        return readParagraph(element, styles);
      case 'text:list':
        return elementsIn(element).flatMap((item) => listItem(item, styles, list));
      case 'table:table':
        return [
          { type: 'table', rows: rowsIn(element).map((row) => cellsIn(row).map((cell) => blocksIn(cell, styles))) },
        ];
      case 'draw:frame':
        return boxesIn(element, styles);
      default:
        return IGNORED.has(element.name) ? [] : blocksIn(element, styles, list);
    }
  });
}

/** Returns the blocks of a list item, the first paragraph of which has its marker. */
function listItem(item: XmlElement, styles: OdtStyles, depth: number): FlowBlock[] {
  const blocks = blocksIn(item, styles, depth + 1);
  const first = blocks.find((block): block is FlowParagraph => block.type === 'paragraph');
  if (first && item.name === 'text:list-item' && first.bullet === undefined && first.heading === undefined) {
    first.bullet = depth;
  }
  return blocks;
}

const rowsIn = (table: XmlElement): XmlElement[] =>
  elementsIn(table).flatMap((element) => {
    if (element.name === 'table:table-row') return [element];
    return ['table:table-header-rows', 'table:table-rows', 'table:table-row-group'].includes(element.name)
      ? rowsIn(element)
      : [];
  });
const cellsIn = (row: XmlElement) => elementsIn(row, 'table:table-cell');

const boxesIn = (frame: XmlElement, styles: OdtStyles): FlowBlock[] =>
  elementsIn(frame, 'draw:text-box').map((box) => ({ type: 'box', blocks: blocksIn(box, styles) }));

function readParagraph(element: XmlElement, styles: OdtStyles): FlowBlock[] {
  const style = styles.paragraph(element.attributes['text:style-name']);
  const lines: SourceRun[][][] = [[[]]];
  const boxes: FlowBlock[] = [];
  const add = (text: string, look: Omit<SourceRun, 'text'>) =>
    lines
      .at(-1)
      ?.at(-1)
      ?.push({ ...look, text });
  const walk = (parent: XmlElement, look: Omit<SourceRun, 'text'>): void => {
    for (const child of parent.children) {
      if (typeof child === 'string') add(child.replace(/\s+/g, ' '), look);
      else if (child.name === 'text:tab') lines.at(-1)?.push([]);
      else if (child.name === 'text:line-break') lines.push([[]]);
      else if (child.name === 'text:s') add(' ', look);
      else if (child.name === 'text:span')
        walk(child, { ...look, ...styles.text(child.attributes['text:style-name']) });
      else if (child.name === 'text:a') walk(child, { ...look, link: child.attributes['xlink:href'] });
      else if (child.name === 'draw:frame') boxes.push(...boxesIn(child, styles));
      else if (!IGNORED.has(child.name)) walk(child, look);
    }
  };
  walk(element, style.run);
  const level = Number(element.attributes['text:outline-level'] ?? 1);
  const paragraph: FlowParagraph = {
    type: 'paragraph',
    lines,
    ...(element.name === 'text:h' && { heading: level }),
    gapAbove: style.before / (Math.max(1, style.run.size) * LEADING),
    ...(style.ruleBelow && { ruleBelow: true }),
  };
  return [paragraph, ...boxes];
}

async function findPhoto(body: XmlElement, files: ReadonlyMap<string, Buffer>) {
  const tried = new Set<string>();
  for (const frame of descendantsIn(body, 'draw:frame')) {
    const [width, height] = [frame.attributes['svg:width'], frame.attributes['svg:height']].map((length) =>
      Number.parseFloat(length ?? ''),
    );
    const path = elementIn(frame, 'draw:image')?.attributes['xlink:href'];
    if (!path || tried.has(path) || (width && height && !isPhotoShaped({ width, height }))) continue;
    tried.add(path);
    const bytes = files.get(path);
    const photo = bytes && (await photoOf(bytes));
    if (photo) return photo;
  }
  return undefined;
}
