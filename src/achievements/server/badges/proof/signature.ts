import type { KeyObject } from 'node:crypto';
import type { Statement } from '../badge.ts';
import { type JsonObject, textOf } from '../json.ts';
import { REASONS, type Reason } from '../reasons.ts';
import { isHosted, verificationOf } from '../say/assertion.ts';
import { claimsDiffer } from './claims.ts';
import { checkProofs } from './data-integrity.ts';
import { checkJws, type Jws } from './jws.ts';
import { type KeySearch, keyOfDid } from './keys.ts';

export type Proven = { document: JsonObject; jws: Jws | undefined; statement: Statement };

/** Checks whether the badge is unchanged since signing and, if so, whether the signer is the issuer. */
export async function checkSignature(badge: Proven, now: Date): Promise<Reason[]> {
  const { issuerId } = badge.statement;
  const results = await searches(badge, now);
  const held = results.flatMap((result) => ('key' in result ? [issuerOf(result.key, issuerId)] : []));
  const failures = results.flatMap((result) => ('why' in result ? [result.why] : []));
  // One invalid proof makes the badge invalid; a proof that cannot be checked does not.
  const broken = failures.find((why) => REASONS[why][1] === 'invalid');
  if (broken) return [broken];
  const [first] = held;
  if (!first) return [failures[0] ?? 'unsigned'];
  return ['signatureHolds', held.find((reason) => reason === 'keyIsIssuers') ?? first];
}

async function searches({ document, jws, statement }: Proven, now: Date): Promise<KeySearch[]> {
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
function issuerOf(key: KeyObject, issuerId: string): Reason {
  const own = keyOfDid(issuerId);
  if ('why' in own) return 'issuerElsewhere';
  return own.key.equals(key) ? 'keyIsIssuers' : 'keyNotIssuers';
}
