import { diffWordsWithSpace } from 'diff';

/** A piece of a comparison: unchanged, or only in the second (`added`) or the first text (`removed`). */
export type DiffSegment = { text: string; in?: 'added' | 'removed' };

/** Texts with more changes are treated as entirely different. */
const MAX_CHANGES = 2000;

/** Compares two texts word by word. */
export function diffWords(before: string, after: string): DiffSegment[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MAX_CHANGES });
  if (!changes) return [toSegment(before, 'removed'), toSegment(after, 'added')];
  return changes.map(({ value, added, removed }) =>
    toSegment(value, added ? 'added' : removed ? 'removed' : undefined),
  );
}

const toSegment = (text: string, change?: DiffSegment['in']): DiffSegment => (change ? { text, in: change } : { text });
