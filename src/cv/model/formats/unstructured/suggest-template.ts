import type { CvContent } from '../../content.ts';
import { textOfLine } from './excerpt.ts';
import type { SourceDocument } from './source-document.ts';

/** Publications from which a CV is that of a scholar. */
const MANY_PUBLICATIONS = 5;
/** Lines over a rule from which the headings of a CV have rules. */
const MANY_RULES = 3;

/**
 * Returns the id of the template that looks most like a document. Only what can be told from its text counts: columns
 * beside each other on the first page come first, then the typeface. Among CVs in one column with serifs, a long list of
 * publications makes an academic one, and rules below headings make a ruled one. One column in a typeface that the document doesn't say gets the default template.
 */
export function suggestTemplate(document: SourceDocument, { design, sections }: CvContent): string {
  const { face } = document;
  if (hasColumns(document)) return face === 'serif' ? 'duo' : 'sidebar';
  if (face === 'mono') return 'mono';
  if (face === 'sans') return 'compact';
  if (face === undefined) return design.template;
  const isScholarly = sections.some(({ kind, items }) => kind === 'publications' && items.length >= MANY_PUBLICATIONS);
  if (isScholarly) return 'academic';
  return document.lines.filter(({ ruleBelow }) => ruleBelow).length >= MANY_RULES ? 'ruled' : design.template;
}

/** The share of the letters of a page that the smaller of two columns has at least. */
const LEAST_SHARE = 0.08;

type Column = { left: number; right: number; top: number; bottom: number; letters: number };

/** Whether two columns stand beside each other on the first page. */
function hasColumns({ lines }: SourceDocument): boolean {
  const columns = new Map<number, Column>();
  let letters = 0;
  for (const line of lines) {
    if (line.page !== 0 || !line.box) continue;
    const { left, top, width, height } = line.box;
    const { length } = textOfLine(line);
    const known = columns.get(line.column);
    letters += length;
    columns.set(line.column, {
      left: Math.min(known?.left ?? left, left),
      top: Math.min(known?.top ?? top, top),
      right: Math.max(known?.right ?? 0, left + width),
      bottom: Math.max(known?.bottom ?? 0, top + height),
      letters: (known?.letters ?? 0) + length,
    });
  }
  const large = [...columns.values()].filter((column) => column.letters >= letters * LEAST_SHARE);
  return large.some((one) => large.some((other) => isBeside(one, other)));
}

const isBeside = (one: Column, other: Column) =>
  one.right <= other.left && one.top < other.bottom && other.top < one.bottom;
