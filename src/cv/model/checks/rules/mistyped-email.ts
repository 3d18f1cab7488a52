import { domainOf } from '../email.ts';
import { emailsIn } from '../fields.ts';
import type { CheckRule } from '../rule.ts';
import { isSingleTypo } from '../single-typo.ts';

/** Well-known mail domains, long enough that a real provider with almost the same name is unlikely. */
const KNOWN_DOMAINS = [
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
const EXCLUDED_DOMAINS = new Set(['cloud.com', 'email.com', 'mail.com', 'yahoo.co', 'ymail.com']);

export const mistypedEmail = {
  name: 'mistypedEmail',
  weight: 'must',
  find: (cv) =>
    emailsIn(cv).flatMap(({ at, field, text }) => {
      const email = text.trim();
      const domain = domainOf(email);
      const meant = domain && intendedDomainOf(domain.toLowerCase());
      if (!meant) return [];
      const value = email.slice(0, -domain.length) + meant;
      return [{ at, field, values: { domain, meant }, fixes: [{ do: 'set' as const, at, field, value }] }];
    }),
} as const satisfies CheckRule;

const intendedDomainOf = (domain: string) =>
  EXCLUDED_DOMAINS.has(domain) || KNOWN_DOMAINS.includes(domain)
    ? undefined
    : KNOWN_DOMAINS.find((known) => isSingleTypo(domain, known));
