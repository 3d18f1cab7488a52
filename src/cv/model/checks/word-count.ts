import { asRead } from '../visible.ts';
import type { CheckedCv } from './read-cv.ts';

/** Languages whose words no space divides. */
const UNDIVIDED = new Set(['ja', 'km', 'lo', 'my', 'th', 'zh']);

/** How many words a reader finds; none where they cannot be counted. */
export function wordCount({ writings, language }: CheckedCv): number | undefined {
  if (UNDIVIDED.has(language)) return undefined;
  return writings
    .filter(({ type }) => type === 'line' || type === 'text' || type === 'words')
    .reduce(
      (sum, { text }) =>
        sum +
        asRead(text)
          .split(/\s+/)
          .filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
      0,
    );
}
