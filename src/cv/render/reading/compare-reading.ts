import type { Design } from '../../model/design.ts';
import type { CvOutline } from '../../model/exports/outline.ts';
import { type FoundField, findFields } from './find-fields.ts';
import { type Line, linesOf, textOf } from './lines-of-runs.ts';
import type { PageRead, PdfRead } from './reading.ts';

/** A comparison of the text that a parser extracts from the pages of a CV with the content of the CV. */
export type ReadingReport = {
  /** Share of the height between the margins that each page fills. */
  pages: { fill: number }[];
  /** Number of fields searched for. */
  fields: number;
  /** Fields not found, and fields found out of order: the text, and the id of the node that it belongs to. */
  missing: Finding[];
  moved: Finding[];
  /** The complete extracted text. */
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
