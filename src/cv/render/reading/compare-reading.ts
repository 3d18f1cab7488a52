import type { Design } from '../../model/design.ts';
import type { CvOutline } from '../../model/exports/outline.ts';
import { type FoundField, findFields } from './find-fields.ts';
import { type Line, linesOf, textOf } from './lines-of-runs.ts';
import type { PageRead, PdfRead } from './reading.ts';

/** What a parser makes of a CV's pages, beside what the CV says. */
export type ReadingReport = {
  /** How far down its pages are filled: the share of the height between the margins. */
  pages: { fill: number }[];
  /** How many fields were looked for. */
  fields: number;
  /** What it does not find, and what it finds in another order than the document's: the text, and the node it belongs to. */
  missing: Finding[];
  moved: Finding[];
  /** All that it reads. */
  text: string;
};
type Finding = { id: string; text: string };

export function compareReading(
  outline: CvOutline,
  read: Pick<PdfRead, 'pages' | 'language'>,
  { marginY }: Pick<Design, 'marginY'>,
): ReadingReport {
  const lines = linesOf(read.pages);
  const fields = findFields(outline, lines);
  const those = (is: FoundField['is']) =>
    fields.filter((one) => one.is === is).map(({ field: { id, text } }) => ({ id, text }));
  return {
    pages: read.pages.map((page, at) => ({ fill: fillOf(page, linesOn(at, lines), marginY * POINTS) })),
    fields: fields.length,
    missing: those('missing'),
    moved: those('moved'),
    text: textOf(lines),
  };
}

const POINTS = 72 / 25.4;
const linesOn = (page: number, lines: readonly Line[]) => lines.filter((line) => line.page === page && !line.aside);

function fillOf({ height }: PageRead, lines: readonly Line[], margin: number): number {
  const lowest = Math.max(margin, ...lines.map((line) => line.y + line.height));
  return Math.min(1, (lowest - margin) / (height - 2 * margin));
}
