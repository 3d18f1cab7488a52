import { createHash } from 'node:crypto';
import type { RecipientIdentity } from '../badge.ts';
import type { ProofReason } from '../reasons.ts';

/** Results from most to least conclusive. For a recipient with several identities, one match is enough. */
const REASONS_BY_PRECEDENCE = [
  'yourAddress',
  'otherAddress',
  'noProvenAddress',
  'unknownHash',
  'otherIdentity',
] as const;

/** Checks whether a badge was issued to one of the member's verified email addresses. */
export function checkRecipient(identities: RecipientIdentity[], emails: readonly string[]): ProofReason {
  const results = identities.map((identity) => matchIdentity(identity, emails));
  return REASONS_BY_PRECEDENCE.find((reason) => results.includes(reason)) ?? 'nobodyNamed';
}

function matchIdentity(
  { kind, value, hashed, salt }: RecipientIdentity,
  emails: readonly string[],
): (typeof REASONS_BY_PRECEDENCE)[number] {
  if (kind !== 'email') return 'otherIdentity';
  if (emails.length === 0) return 'noProvenAddress';
  // Issuers hash the address as they received it, most of them in lower case.
  const addresses = new Set(emails.flatMap((email) => [email, email.toLowerCase()]));
  if (!hashed) return addresses.has(value.trim().toLowerCase()) ? 'yourAddress' : 'otherAddress';
  const [, algorithm, expectedHash] = /^(sha256|md5)\$([\da-f]+)$/i.exec(value.trim()) ?? [];
  if (algorithm === undefined || expectedHash === undefined) return 'unknownHash';
  const hash = (email: string) => createHash(algorithm.toLowerCase()).update(`${email}${salt}`).digest('hex');
  return [...addresses].some((email) => hash(email) === expectedHash.toLowerCase()) ? 'yourAddress' : 'otherAddress';
}
