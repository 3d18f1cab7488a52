import type { Rule } from '../rule.ts';

const ENOUGH = 3;

/** Finds CVs with several bullets about work and no number in any of them. */
export const noNumbers = {
  name: 'noNumbers',
  weight: 'could',
  find({ bullets }) {
    const atWork = bullets.filter(({ place }) => place.section === 'work');
    const [first] = atWork;
    if (!first || atWork.length < ENOUGH || atWork.some(({ text }) => /\p{N}/u.test(text))) return [];
    return [{ at: first.place.path.slice(0, 2), values: { count: atWork.length } }];
  },
} as const satisfies Rule;
