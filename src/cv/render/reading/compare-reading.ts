import type { Design } from '../../model/design.ts';
import type { CvOutline } from '../../model/outline/outline.ts';
import { type FieldMatch, findFields } from './find-fields.ts';
import { linesOf, type TextLine, textOf } from './lines-of-runs.ts';
import type { PdfContent, PdfPage } from './pdf-content.ts';

/** A comparison of the text that a parser extracts from the pages of a CV with the content of the CV. */
export type ReadingReport = {
  /** Share of the height between the margins that each page fills. */
  pages: { fill: number }[];
  /** Number of fields searched for. */
  fields: number;
  /** Fields not found, and fields found out of order: the text, and the id of the node that it belongs to. */
  missing: FieldFinding[];
  moved: FieldFinding[];
  /** The complete extracted text. */
  text: string;
};
type FieldFinding = { id: string; text: string };

export function compareReading(
  outline: CvOutline,
  pdf: Pick<PdfContent, 'pages' | 'language'>,
  { marginY }: Pick<Design, 'marginY'>,
): ReadingReport {
  const lines = linesOf(pdf.pages);
  const fields = findFields(outline, lines);
  const findingsWith = (is: FieldMatch['is']) =>
    fields.filter((one) => one.is === is).map(({ field: { id, text } }) => ({ id, text }));
  return {
    pages: pdf.pages.map((page, at) => ({ fill: fillOf(page, linesOn(at, lines), marginY * POINTS_PER_MM) })),
    fields: fields.length,
    missing: findingsWith('missing'),
    moved: findingsWith('moved'),
    text: textOf(lines),
  };
}

const POINTS_PER_MM = 72 / 25.4;
const linesOn = (page: number, lines: readonly TextLine[]) =>
  lines.filter((line) => line.page === page && !line.isArtifact);

function fillOf({ height }: PdfPage, lines: readonly TextLine[], margin: number): number {
  const lowest = Math.max(margin, ...lines.map((line) => line.y + line.height));
  return Math.min(1, (lowest - margin) / (height - 2 * margin));
}
