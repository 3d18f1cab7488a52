import type { CheckRule } from '../rule.ts';

export const emptySection = {
  name: 'emptySection',
  weight: 'should',
  find: ({ blank }) =>
    blank
      .filter(({ kind }) => kind === 'section')
      .map(({ path }) => ({ at: path, fixes: [{ do: 'hide' as const, at: path, hidden: true }] })),
} as const satisfies CheckRule;
