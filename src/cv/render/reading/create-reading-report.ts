import { outlineOf } from '../../model/outline/outline.ts';
import { withoutHidden } from '../../model/without-hidden.ts';
import { pageWordsOf } from '../page-words.ts';
import type { RenderInput } from '../render-input.ts';
import { compareReading, type ReadingReport } from './compare-reading.ts';
import { readPdf } from './read-pdf.ts';

/** Extracts the text of a CV's PDF as a parser does, and compares it with the content of the CV. */
export async function createReadingReport({ content }: RenderInput, pdf: Uint8Array): Promise<ReadingReport> {
  const visibleContent = withoutHidden(content);
  const outline = outlineOf(visibleContent, pageWordsOf(visibleContent.design));
  return compareReading(outline, await readPdf(pdf), visibleContent.design);
}
