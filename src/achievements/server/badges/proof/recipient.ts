import { createHash } from 'node:crypto';
import type { Identity } from '../badge.ts';
import type { Reason } from '../reasons.ts';

/** Named in the order of how much each says: with several identities of one person, a match is enough. */
const ORDER = ['yourAddress', 'otherAddress', 'noProvenAddress', 'unknownHash', 'otherIdentity'] as const;

/** Whether a badge was given to the owner of these addresses. */
export function checkRecipient(identities: Identity[], emails: readonly string[]): Reason {
  const found = identities.map((identity) => compare(identity, emails));
  return ORDER.find((reason) => found.includes(reason)) ?? 'nobodyNamed';
}

function compare({ kind, value, hashed, salt }: Identity, emails: readonly string[]): (typeof ORDER)[number] {
  if (kind !== 'email') return 'otherIdentity';
  if (emails.length === 0) return 'noProvenAddress';
  // Issuers hash what they were told, and most make it lower case before.
  const known = new Set(emails.flatMap((email) => [email, email.toLowerCase()]));
  if (!hashed) return known.has(value.trim().toLowerCase()) ? 'yourAddress' : 'otherAddress';
  const [, algorithm, wanted] = /^(sha256|md5)\$([\da-f]+)$/i.exec(value.trim()) ?? [];
  if (algorithm === undefined || wanted === undefined) return 'unknownHash';
  const hash = (email: string) => createHash(algorithm.toLowerCase()).update(`${email}${salt}`).digest('hex');
  return [...known].some((email) => hash(email) === wanted.toLowerCase()) ? 'yourAddress' : 'otherAddress';
}
