import { diffWordsWithSpace } from 'diff';

/** A piece of a comparison: unchanged, or only in the second (`added`) or the first text (`removed`). */
export type WordChange = { text: string; in?: 'added' | 'removed' };

/** Texts with more changes are treated as entirely different. */
const MOST_CHANGES = 2000;

/** Compares two texts word by word. */
export function diffWords(before: string, after: string): WordChange[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_CHANGES });
  if (!changes) return [piece(before, 'removed'), piece(after, 'added')];
  return changes.map(({ value, added, removed }) => piece(value, added ? 'added' : removed ? 'removed' : undefined));
}

const piece = (text: string, change?: WordChange['in']): WordChange => (change ? { text, in: change } : { text });
