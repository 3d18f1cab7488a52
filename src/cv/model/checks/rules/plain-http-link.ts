import { isWebAddress } from '#platform/pure/field-rules.ts';
import { addressesIn } from '../fields.ts';
import type { CheckRule } from '../rule.ts';

export const plainHttpLink = {
  name: 'plainHttpLink',
  weight: 'could',
  find: (cv) =>
    addressesIn(cv)
      .filter(({ text }) => /^http:/i.test(text.trim()) && isWebAddress(text.trim()))
      .map(({ at, field, text }) => ({ at, field, values: { address: text.trim() } })),
} as const satisfies CheckRule;
