import type { Rule } from '../rule.ts';
import { wordCount } from '../word-count.ts';

const LEAST = 120;

export const sparseCv = {
  name: 'sparseCv',
  weight: 'could',
  find(cv) {
    const count = wordCount(cv) ?? LEAST;
    return count < LEAST ? [{ at: [], values: { count } }] : [];
  },
} as const satisfies Rule;
