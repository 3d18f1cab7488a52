import { openPdf } from '../../src/cv/server/import/pdf/open-pdf.ts';
import { parseCvFile } from '../../src/cv/server/worker/parse-cv-file.ts';
import { quantile } from '../load.ts';
import type { CorpusFile } from './measure.ts';

/** Enough for a median; reading all of them takes minutes. */
const MAX_FILES = 40;

/** Measures in milliseconds how long the worker takes to read the PDFs of two pages, the first of which starts it. */
export async function timeTwoPages(corpus: readonly CorpusFile[]) {
  const times: number[] = [];
  for (const { format, bytes } of corpus) {
    if (times.length === MAX_FILES) break;
    if (format !== 'pdf' || (await openPdf(bytes)).pages.length !== 2) continue;
    const start = performance.now();
    await parseCvFile(Buffer.from(bytes), { owner: 'accuracy' });
    times.push(Math.round(performance.now() - start));
  }
  const [firstMs = 0, ...others] = times;
  const sorted = others.sort((one, other) => one - other);
  return { files: times.length, firstMs, medianMs: quantile(sorted, 0.5), slowestMs: sorted.at(-1) ?? 0 };
}
