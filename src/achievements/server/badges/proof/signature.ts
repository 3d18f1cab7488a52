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

/** Whether it stands as it was signed, and where it does, whether the one who signed is the issuer. */
export async function checkSignature(badge: Proven, now: Date): Promise<Reason[]> {
  const { issuerId } = badge.statement;
  const results = await searches(badge, now);
  const held = results.flatMap((result) => ('key' in result ? [issuerOf(result.key, issuerId)] : []));
  const failures = results.flatMap((result) => ('why' in result ? [result.why] : []));
  // One proof that does not hold says that something was changed; one that cannot be checked says nothing.
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

/** Anybody can sign with a key of one's own and write any issuer beside it; only a DID that is the key says whose it is. */
function issuerOf(key: KeyObject, issuerId: string): Reason {
  const own = keyOfDid(issuerId);
  if ('why' in own) return 'issuerElsewhere';
  return own.key.equals(key) ? 'keyIsIssuers' : 'keyNotIssuers';
}
