import { openChromium } from '../imports/chromium.ts';
import { foreignFilesOf } from '../imports/foreign-files.ts';
import type { CorpusFile } from './measure.ts';
import { makeTruths } from './truths.ts';

/** Looks that no rule is made for: one of each program that writes files. */
const HELD_OUT = [
  'react-pdf spaced-headings',
  'chromium two-columns',
  'chromium untagged two-columns',
  'word date-table',
  'own modern',
];

/** Returns the corpus of files: each CV as other programs print and write it, and as ours do without its data. */
export async function makeFileCorpus(): Promise<CorpusFile[]> {
  const chromium = await openChromium();
  const files: CorpusFile[] = [];
  // The longest specimens repeat the entries of the shorter ones.
  for (const truth of makeTruths().filter(({ name }) => !name.endsWith('-four'))) {
    for (const { name: style, format, bytes } of await foreignFilesOf(truth.content, chromium)) {
      files.push({ name: `${truth.name}/${style}`, format, style, heldOut: HELD_OUT.includes(style), bytes, truth });
    }
  }
  await chromium.close();
  return files;
}
