import { diffWordsWithSpace } from 'diff';

/** A piece of two texts put over one another: in both, in the second only, or in the first only. */
export type WordChange = { text: string; in?: 'added' | 'removed' };

/** Texts with more changes than this are two texts. */
const MOST_CHANGES = 2000;

/** What was changed from one text to another, word by word. */
export function diffWords(before: string, after: string): WordChange[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_CHANGES });
  if (!changes) return [piece(before, 'removed'), piece(after, 'added')];
  return changes.map(({ value, added, removed }) => piece(value, added ? 'added' : removed ? 'removed' : undefined));
}

const piece = (text: string, change?: WordChange['in']): WordChange => (change ? { text, in: change } : { text });
