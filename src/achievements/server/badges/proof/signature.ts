import type { KeyObject } from 'node:crypto';
import type { BadgeContent } from '../badge.ts';
import { type JsonObject, textOf } from '../json.ts';
import { isHosted, verificationOf } from '../parse/assertion.ts';
import { PROOF_REASONS, type ProofReason } from '../reasons.ts';
import { claimsDiffer } from './claims.ts';
import { checkProofs } from './data-integrity.ts';
import { checkJws, type Jws } from './jws.ts';
import { type KeySearch, keyOfDid } from './keys.ts';

export type SignedBadge = { document: JsonObject; jws: Jws | undefined; statement: BadgeContent };

/** Checks whether the badge is unchanged since signing and, if so, whether the signer is the issuer. */
export async function checkSignature(badge: SignedBadge, now: Date): Promise<ProofReason[]> {
  const { issuerId } = badge.statement;
  const results = await findKeys(badge, now);
  const issuerChecks = results.flatMap((result) => ('key' in result ? [checkIssuer(result.key, issuerId)] : []));
  const failures = results.flatMap((result) => ('why' in result ? [result.why] : []));
  // One invalid proof makes the badge invalid; a proof that cannot be checked does not.
  const invalidReason = failures.find((why) => PROOF_REASONS[why][1] === 'invalid');
  if (invalidReason) return [invalidReason];
  const [first] = issuerChecks;
  if (!first) return [failures[0] ?? 'unsigned'];
  return ['signatureHolds', issuerChecks.find((reason) => reason === 'keyIsIssuers') ?? first];
}

async function findKeys({ document, jws, statement }: SignedBadge, now: Date): Promise<KeySearch[]> {
  if (jws) {
    if (statement.format === '3.0' && claimsDiffer(jws.payload, document)) return [{ why: 'claimsDiffer' }];
    const creator = statement.format === '2.0' ? textOf(verificationOf(document).creator) : '';
    return [await checkJws(jws, { issuer: statement.issuerId, creator })];
  }
  if (statement.format === '2.0') return [{ why: isHosted(document) ? 'hostedElsewhere' : 'unsigned' }];
  return checkProofs(document, now);
}

/**
 * Checks whether a key belongs to the issuer. Anyone can sign with their own key and name any issuer, so only an issuer
 * DID that encodes the key proves it.
 */
function checkIssuer(key: KeyObject, issuerId: string): ProofReason {
  const issuerKey = keyOfDid(issuerId);
  if ('why' in issuerKey) return 'issuerElsewhere';
  return issuerKey.key.equals(key) ? 'keyIsIssuers' : 'keyNotIssuers';
}
