import { outlineOf } from '../../model/exports/outline.ts';
import { withoutHidden } from '../../model/without-hidden.ts';
import type { Sheet } from '../order-of.ts';
import { inColumns } from '../page-data.ts';
import { pageWordsOf } from '../page-words.ts';
import { templateOf } from '../templates.ts';
import { compareReading, type ReadingReport } from './compare-reading.ts';
import { readPdf } from './read-pdf.ts';

/** Extracts the text of a CV's PDF as a parser does, and compares it with the content of the CV. */
export async function readBack({ content }: Sheet, pdf: Uint8Array): Promise<ReadingReport> {
  const shown = withoutHidden(content);
  const outline = outlineOf(shown, pageWordsOf(shown.design));
  const sections = inColumns(outline.sections, templateOf(shown.design.template).columns);
  return compareReading({ ...outline, sections }, await readPdf(pdf), shown.design);
}
