import { asRead } from '../visible.ts';
import type { CheckedCv } from './read-cv.ts';

/** Languages whose words no space divides. */
export const UNDIVIDED: ReadonlySet<string> = new Set(['ja', 'km', 'lo', 'my', 'th', 'zh']);

/** How many words a reader finds; none where they cannot be counted. */
export function wordCount({ writings, language }: CheckedCv): number | undefined {
  if (UNDIVIDED.has(language)) return undefined;
  return writings
    .filter(({ type }) => type === 'line' || type === 'text' || type === 'words')
    .reduce((sum, { text }) => sum + wordsIn(text), 0);
}

/** How many words a text of the small Markdown has. */
export const wordsIn = (text: string) =>
  asRead(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
