import type { CheckRule } from '../rule.ts';

/** Finds CVs that lack a second means of contact: a phone number, a website, a profile or a custom contact. */
export const missingPhone = {
  name: 'missingPhone',
  weight: 'should',
  find({ content: { basics }, nodes }) {
    if (basics.phone.trim() !== '' || basics.url.trim() !== '') return [];
    if (nodes.some(({ kind }) => kind === 'profile' || kind === 'contact')) return [];
    return [{ at: ['basics'], field: 'phone' }];
  },
} as const satisfies CheckRule;
