import type { Rule } from '../rule.ts';

/** A second way to reach somebody: a phone, a page, a profile. */
export const missingPhone = {
  name: 'missingPhone',
  weight: 'should',
  find({ content: { basics }, places }) {
    if (basics.phone.trim() !== '' || basics.url.trim() !== '') return [];
    if (places.some(({ kind }) => kind === 'profile' || kind === 'contact')) return [];
    return [{ at: ['basics'], field: 'phone' }];
  },
} as const satisfies Rule;
