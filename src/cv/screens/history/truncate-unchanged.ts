import type { DiffWords } from './cv-change.ts';

const CONTEXT_LENGTH = 60;

/** Returns the changes with at most 60 characters of unchanged text on each side. */
export function truncateUnchanged(words: DiffWords): DiffWords {
  return words.map((word, at) => {
    if (word.in || word.text.length <= 2 * CONTEXT_LENGTH + 1) return word;
    const before = at > 0 ? word.text.slice(0, CONTEXT_LENGTH) : '';
    const after = at < words.length - 1 ? word.text.slice(-CONTEXT_LENGTH) : '';
    return { text: `${before}…${after}`.toWellFormed() };
  });
}
