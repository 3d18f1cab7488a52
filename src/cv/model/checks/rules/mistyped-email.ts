import { domainOf } from '../email.ts';
import { emailsIn } from '../fields.ts';
import { isOneSlipAway } from '../one-slip.ts';
import type { Rule } from '../rule.ts';

/** Well-known mail domains, long enough that a real provider with almost the same name is unlikely. */
const WELL_KNOWN = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'laposte.net',
  'outlook.com',
  'protonmail.com',
  't-online.de',
  'wanadoo.fr',
  'yahoo.com',
];
/** Real domains that look like a typo of a well-known one. */
const OTHERS = new Set(['cloud.com', 'email.com', 'mail.com', 'yahoo.co', 'ymail.com']);

export const mistypedEmail = {
  name: 'mistypedEmail',
  weight: 'must',
  find: (cv) =>
    emailsIn(cv).flatMap(({ at, field, text }) => {
      const email = text.trim();
      const domain = domainOf(email);
      const meant = domain && meantBy(domain.toLowerCase());
      if (!meant) return [];
      const value = email.slice(0, -domain.length) + meant;
      return [{ at, field, values: { domain, meant }, fixes: [{ do: 'set' as const, at, field, value }] }];
    }),
} as const satisfies Rule;

const meantBy = (domain: string) =>
  OTHERS.has(domain) || WELL_KNOWN.includes(domain)
    ? undefined
    : WELL_KNOWN.find((known) => isOneSlipAway(domain, known));
