import { hash, type KeyObject, verify } from 'node:crypto';
import { isObject, type JsonObject, listOf, textOf } from '../json.ts';
import { BADGE_LIMITS } from '../limits.ts';
import { parseBadgeDate } from '../parse/date.ts';
import { fromMultibase } from './base58.ts';
import { type Cryptosuite, cryptosuiteOf, hashFor } from './cryptosuites.ts';
import { type KeySearch, keyOfDid } from './keys.ts';

/** Checks each proof of a document. Returns the key that it verifies with, or the reason why it does not. */
export async function checkProofs({ proof, ...document }: JsonObject, now: Date): Promise<KeySearch[]> {
  const proofs = listOf(proof);
  if (proofs.length > BADGE_LIMITS.proofs) return [{ why: 'tooComplex' }];
  const results: KeySearch[] = [];
  for (const each of proofs) {
    results.push(isObject(each) ? await checkProof(document, each, now) : { why: 'malformedProof' });
  }
  return results;
}

async function checkProof(document: JsonObject, { proofValue, ...proof }: JsonObject, now: Date): Promise<KeySearch> {
  const suite = cryptosuiteOf(proof);
  // Chained proofs cover more than this document and are not supported.
  if (!suite || proof.previousProof !== undefined) return { why: 'unknownMethod' };
  if (proof.proofPurpose !== 'assertionMethod') return { why: 'otherPurpose' };
  const end = parseBadgeDate(proof.expires);
  if (proof.expires !== undefined && (!end || end.time < now.getTime())) return { why: 'proofExpired' };
  const keySearch = keyOfDid(textOf(proof.verificationMethod));
  if ('why' in keySearch) return keySearch;
  const algorithm = hashFor(keySearch.key, suite);
  const signature = fromMultibase(textOf(proofValue));
  if (algorithm === undefined) return { why: 'algorithmRefused' };
  if (!signature) return { why: 'malformedProof' };
  return (await verifySignature(keySearch.key, { document, proof, suite, algorithm, signature })) ?? keySearch;
}

type SignedProof = {
  document: JsonObject;
  proof: JsonObject;
  suite: Cryptosuite;
  algorithm: string;
  signature: Buffer;
};

/** Verifies a signature. Returns undefined if it is valid, otherwise the reason. */
async function verifySignature(
  key: KeyObject,
  { document, proof, suite, algorithm, signature }: SignedProof,
): Promise<KeySearch | undefined> {
  const forms = await suite.canonize(document, proof);
  if ('why' in forms) return forms;
  const data = Buffer.concat([hash(algorithm, forms.proof, 'buffer'), hash(algorithm, forms.document, 'buffer')]);
  const digest = key.asymmetricKeyType === 'ed25519' ? null : algorithm;
  return verify(digest, data, { key, dsaEncoding: 'ieee-p1363' }, signature) ? undefined : { why: 'changed' };
}
