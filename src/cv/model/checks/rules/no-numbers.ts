import type { CheckRule } from '../rule.ts';

const MIN_BULLETS = 3;

/** Finds CVs with several bullets about work and no number in any of them. */
export const noNumbers = {
  name: 'noNumbers',
  weight: 'could',
  find({ bullets }) {
    const workBullets = bullets.filter(({ node }) => node.section === 'work');
    const [first] = workBullets;
    if (!first || workBullets.length < MIN_BULLETS || workBullets.some(({ text }) => /\p{N}/u.test(text))) return [];
    return [{ at: first.node.path.slice(0, 2), values: { count: workBullets.length } }];
  },
} as const satisfies CheckRule;
