import { isWebAddress } from '#platform/pure/field-rules.ts';
import { addressesIn } from '../fields.ts';
import type { CheckRule } from '../rule.ts';
import { withScheme } from '../web-address.ts';

export const malformedLink = {
  name: 'malformedLink',
  weight: 'should',
  find: (cv) =>
    addressesIn(cv)
      .filter(({ text }) => !isWebAddress(text.trim()) && !withScheme(text))
      .map(({ at, field, text }) => ({ at, field, values: { address: text.trim() } })),
} as const satisfies CheckRule;
