import type { KeyObject } from 'node:crypto';
import { compactVerify, errors } from 'jose';
import { isObject, type JsonObject, parseJson, textOf } from '../json.ts';
import type { ProofReason } from '../reasons.ts';
import { brokenBadge } from '../unreadable-badge-error.ts';
import { type KeySearch, keyOfDid, keyOfJwk } from './keys.ts';

/** A decoded JWS; its signature has not been verified. */
export type Jws = { compact: string; header: JsonObject; payload: JsonObject };

const ALGORITHMS: Record<string, string[]> = {
  rsa: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  prime256v1: ['ES256'],
  secp384r1: ['ES384'],
  secp521r1: ['ES512'],
  ed25519: ['EdDSA', 'Ed25519'],
};
const KNOWN_ALGORITHMS = Object.values(ALGORITHMS).flat();

export function decodeJws(compact: string): Jws {
  const [header = '', payload = ''] = compact.split('.');
  return { compact, header: parseJson(decodePart(header)), payload: parseJson(decodePart(payload)) };
}

function decodePart(part: string) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(part, 'base64url'));
  } catch (cause) {
    throw brokenBadge(cause);
  }
}

/** Verifies the signature with a key from the JWS header or from the issuer's DID. Makes no network requests. */
export async function checkJws(jws: Jws, identities: { issuer: string; creator: string }): Promise<KeySearch> {
  const { alg, crit, b64 } = jws.header;
  if (typeof alg !== 'string' || /^(?:none|hs\d+)$/i.test(alg)) return { why: 'algorithmRefused' };
  if (crit !== undefined || b64 !== undefined || !KNOWN_ALGORITHMS.includes(alg)) return { why: 'unknownMethod' };
  const search = findKey(jws.header, identities);
  if ('why' in search) return search;
  // Prevents algorithm confusion: the algorithm must be one that the key type supports.
  if (!algorithmsOf(search.key).includes(alg)) return { why: 'algorithmRefused' };
  const why = await verifySignature(jws.compact, search.key, alg);
  return why ? { why } : search;
}

function findKey({ kid, jwk }: JsonObject, { issuer, creator }: { issuer: string; creator: string }): KeySearch {
  const keyUrl = isAbsolute(textOf(kid)) ? textOf(kid) : creator;
  const candidates = [...(keyUrl === '' ? [] : [keyOfDid(keyUrl)]), ...(jwk === undefined ? [] : [keyOfJwk(jwk)])];
  const embedded = candidates.filter((search) => !('why' in search && search.why === 'keyElsewhere'));
  const [first = keyOfDid(candidates.length > 0 ? '' : issuer), second] = embedded;
  if ('why' in first || !second) return first;
  if ('why' in second) return second;
  return first.key.equals(second.key) ? first : { why: 'keysDiffer' };
}

/** Reports whether text is an absolute URI. Other key ids are only meaningful to the issuer. */
const isAbsolute = (text: string) => /^[a-z][a-z\d+.-]*:/i.test(text);

const algorithmsOf = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject) =>
  ALGORITHMS[asymmetricKeyDetails?.namedCurve ?? asymmetricKeyType ?? ''] ?? [];

async function verifySignature(compact: string, key: KeyObject, algorithm: string): Promise<ProofReason | undefined> {
  try {
    await compactVerify(compact, key, { algorithms: [algorithm] });
    return undefined;
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return 'changed';
    if (error instanceof errors.JOSENotSupported) return 'unknownMethod';
    if (error instanceof errors.JOSEError || error instanceof TypeError) return 'malformedProof';
    throw error;
  }
}

/** Returns the credential of a JWS: the payload itself or, in the older format, its `vc` claim. */
export const credentialOf = ({ payload }: Jws): JsonObject => (isObject(payload.vc) ? payload.vc : payload);
