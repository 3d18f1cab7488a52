import { createPublicKey, ECDH, type JsonWebKey, type KeyObject } from 'node:crypto';
import { isObject } from '../json.ts';
import type { ProofReason } from '../reasons.ts';
import { fromMultibase } from './base58.ts';

/** A key found in the badge itself, or the reason why there is none. */
export type KeySearch = { key: KeyObject } | { why: ProofReason };

const PRIVATE_KEY_FIELDS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];
const CURVES = ['P-256', 'P-384', 'P-521'];
const MAX_DID_LENGTH = 4096;
const RSA_BITS = { min: 2048, max: 8192 };

/** Returns the key that a did:key or did:jwk URL encodes. Other DID methods would need a network request. */
export function keyOfDid(url: string): KeySearch {
  const [, method, id = '', fragment] = /^did:(key|jwk):([^#?/]+)(?:#(.*))?$/.exec(url) ?? [];
  if (method === undefined) return { why: 'keyElsewhere' };
  if (url.length > MAX_DID_LENGTH) return { why: 'malformedProof' };
  // These DIDs hold a single key, named by the id itself or `0`; any other fragment is invalid.
  if (fragment !== undefined && fragment !== (method === 'key' ? id : '0')) return { why: 'malformedProof' };
  return method === 'key' ? keyOfMultibase(id) : keyOfJwk(jwkIn(id));
}

export function keyOfJwk(jwk: unknown): KeySearch {
  if (!isObject(jwk)) return { why: 'malformedProof' };
  if (jwk.kty === 'oct') return { why: 'algorithmRefused' };
  if (PRIVATE_KEY_FIELDS.some((name) => name in jwk)) return { why: 'privateKeyInside' };
  if (jwk.use !== undefined && jwk.use !== 'sig') return { why: 'algorithmRefused' };
  const isSupported =
    jwk.kty === 'RSA' || (jwk.kty === 'EC' && CURVES.includes(String(jwk.crv))) || jwk.crv === 'Ed25519';
  if (!isSupported) return { why: 'unknownMethod' };
  try {
    const key = createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' });
    return isStrong(key) ? { key } : { why: 'weakKey' };
  } catch {
    return { why: 'malformedProof' };
  }
}

/**
 * Reports whether an RSA key is within the accepted sizes: long enough to be secure, short enough to verify quickly.
 */
function isStrong({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject) {
  if (asymmetricKeyType !== 'rsa') return true;
  const { modulusLength = 0, publicExponent = 0n } = asymmetricKeyDetails ?? {};
  return (
    modulusLength >= RSA_BITS.min && modulusLength <= RSA_BITS.max && publicExponent >= 3n && publicExponent < 2n ** 32n
  );
}

/** Decodes a did:key. Its first two bytes identify the key type. */
function keyOfMultibase(text: string): KeySearch {
  const bytes = fromMultibase(text);
  if (!bytes) return { why: 'malformedProof' };
  const key = bytes.subarray(2);
  switch (bytes.toString('hex', 0, 2)) {
    case 'ed01':
      return key.length === 32
        ? keyOfJwk({ kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') })
        : { why: 'malformedProof' };
    case '8024':
      return keyOfPoint(key, 'prime256v1', 'P-256', 32);
    case '8124':
      return keyOfPoint(key, 'secp384r1', 'P-384', 48);
    default:
      return { why: 'unknownMethod' };
  }
}

function keyOfPoint(compressed: Buffer, curve: string, crv: string, size: number): KeySearch {
  try {
    const point = Buffer.from(ECDH.convertKey(compressed, curve, undefined, 'hex', 'uncompressed') as string, 'hex');
    const part = (from: number) => point.toString('base64url', from, from + size);
    return keyOfJwk({ kty: 'EC', crv, x: part(1), y: part(1 + size) });
  } catch {
    return { why: 'malformedProof' };
  }
}

function jwkIn(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
