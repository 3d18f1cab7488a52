import { parseCvFile } from '../src/cv/server/worker/parse-cv-file.ts';
import { makeSpecimen } from '../src/testing/cv-specimens.ts';
import { openChromium } from './imports/chromium.ts';
import { foreignFilesOf } from './imports/foreign-files.ts';
import { quantile } from './load.ts';
import type { Figure } from './report.ts';

const OWNER = 'bench';
const MAX_MS = 1500;

/** Measures how long reading a two-page CV takes that some other program has written, by its format. */
export async function imports(): Promise<Figure[]> {
  const chromium = await openChromium();
  const files = await foreignFilesOf(makeSpecimen('English', 'two'), chromium);
  await chromium.close();
  const times = new Map<string, number[]>();
  for (const { format, bytes } of files) {
    const start = performance.now();
    await parseCvFile(Buffer.from(bytes), { owner: OWNER });
    times.set(format, [...(times.get(format) ?? []), performance.now() - start]);
  }
  return [...times].map(([format, samples]) => ({
    name: `importing a two-page CV, ${format}, p95`,
    unit: 'ms',
    product: quantile(
      samples.sort((one, other) => one - other),
      0.95,
    ),
    atMost: MAX_MS,
  }));
}
