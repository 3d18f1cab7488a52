import { createHash } from 'node:crypto';
import type { Identity } from '../badge.ts';
import type { Reason } from '../reasons.ts';

/** Results from most to least conclusive. For a recipient with several identities, one match is enough. */
const ORDER = ['yourAddress', 'otherAddress', 'noProvenAddress', 'unknownHash', 'otherIdentity'] as const;

/** Checks whether a badge was issued to one of the member's verified email addresses. */
export function checkRecipient(identities: Identity[], emails: readonly string[]): Reason {
  const found = identities.map((identity) => compare(identity, emails));
  return ORDER.find((reason) => found.includes(reason)) ?? 'nobodyNamed';
}

function compare({ kind, value, hashed, salt }: Identity, emails: readonly string[]): (typeof ORDER)[number] {
  if (kind !== 'email') return 'otherIdentity';
  if (emails.length === 0) return 'noProvenAddress';
  // Issuers hash the address as they received it, most of them in lower case.
  const known = new Set(emails.flatMap((email) => [email, email.toLowerCase()]));
  if (!hashed) return known.has(value.trim().toLowerCase()) ? 'yourAddress' : 'otherAddress';
  const [, algorithm, wanted] = /^(sha256|md5)\$([\da-f]+)$/i.exec(value.trim()) ?? [];
  if (algorithm === undefined || wanted === undefined) return 'unknownHash';
  const hash = (email: string) => createHash(algorithm.toLowerCase()).update(`${email}${salt}`).digest('hex');
  return [...known].some((email) => hash(email) === wanted.toLowerCase()) ? 'yourAddress' : 'otherAddress';
}
