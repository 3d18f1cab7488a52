import { isWebAddress } from '#platform/pure/field-rules.ts';
import { addressesIn } from '../fields.ts';
import type { CheckRule } from '../rule.ts';
import { withScheme } from '../web-address.ts';

export const linkWithoutHttps = {
  name: 'linkWithoutHttps',
  weight: 'should',
  find: (cv) =>
    addressesIn(cv).flatMap(({ at, field, text }) => {
      const value = isWebAddress(text.trim()) ? undefined : withScheme(text);
      if (!value) return [];
      return [{ at, field, values: { address: text.trim() }, fixes: [{ do: 'set' as const, at, field, value }] }];
    }),
} as const satisfies CheckRule;
