import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import canonicalize from 'canonicalize';
import jsonld from 'jsonld';
import { KNOWN_CONTEXTS } from '#achievements/server/badges/proof/known-contexts.ts';
import { twoColorImage } from './images.ts';

/** Makes Open Badges as issuers do: with their own keys, signed, and baked into images. */

type BadgeDocument = Record<string, unknown>;

const CURVES = {
  ed25519: { type: 'ed25519', options: {}, algorithm: 'EdDSA', codec: 'ed01', hash: 'sha256' },
  p256: { type: 'ec', options: { namedCurve: 'P-256' }, algorithm: 'ES256', codec: '8024', hash: 'sha256' },
  p384: { type: 'ec', options: { namedCurve: 'P-384' }, algorithm: 'ES384', codec: '8124', hash: 'sha384' },
  rsa: { type: 'rsa', options: { modulusLength: 2048 }, algorithm: 'RS256', codec: '', hash: 'sha256' },
} as const;
export type Curve = keyof typeof CURVES;

export type Issuer = {
  curve: Curve;
  privateKey: KeyObject;
  jwk: Record<string, string>;
  /** A did:key if one exists for the key type, otherwise a did:jwk. */
  did: string;
  didJwk: string;
  /** The key as a fragment of the DID. */
  keyId: string;
};

export function makeIssuer(curve: Curve = 'ed25519'): Issuer {
  const { type, options, codec } = CURVES[curve];
  // The type definitions have only overloads for single key types.
  const make = generateKeyPairSync as (
    type: string,
    options: object,
  ) => { privateKey: KeyObject; publicKey: KeyObject };
  const { privateKey, publicKey } = make(type, options);
  const jwk = publicKey.export({ format: 'jwk' }) as Record<string, string>;
  const didJwk = `did:jwk:${Buffer.from(JSON.stringify(jwk)).toString('base64url')}`;
  if (codec === '') return { curve, privateKey, jwk, did: didJwk, didJwk, keyId: `${didJwk}#0` };
  const [x, y] = [jwk.x, jwk.y].map((encodeSegment) => Buffer.from(encodeSegment ?? '', 'base64url'));
  const sign = curve === 'ed25519' ? [] : [2 + ((y?.at(-1) ?? 0) & 1)];
  const key = multibase(Buffer.concat([Buffer.from(codec, 'hex'), Buffer.from(sign), x ?? Buffer.alloc(0)]));
  return { curve, privateKey, jwk, did: `did:key:${key}`, didJwk, keyId: `did:key:${key}#${key}` };
}

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

export function multibase(bytes: Uint8Array) {
  let digits = '';
  for (let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`); rest > 0n; rest /= 58n) {
    digits = `${ALPHABET[Number(rest % 58n)]}${digits}`;
  }
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return `z${'1'.repeat(Math.max(0, zeros))}${digits}`;
}

type BadgeInput = { issuer: string; email?: string; issued?: string; expires?: string; hash?: 'sha256' | 'md5' };

const identityHash = (email: string, salt: string, hash: 'sha256' | 'md5') =>
  `${hash}$${createHash(hash)
    .update(email + salt)
    .digest('hex')}`;

/** Returns an Open Badges 2.0 assertion with its badge class and issuer embedded. */
export function makeAssertion({
  issuer,
  email = 'ada@example.org',
  issued,
  expires,
  hash = 'sha256',
}: BadgeInput): BadgeDocument {
  const salt = randomBytes(6).toString('hex');
  return {
    '@context': 'https://w3id.org/openbadges/v2',
    type: 'Assertion',
    id: 'https://badges.example.org/assertions/1843',
    recipient: { type: 'email', hashed: true, salt, identity: identityHash(email, salt, hash) },
    issuedOn: issued ?? '2024-07-10T09:00:00+00:00',
    ...(expires === undefined ? {} : { expires }),
    verification: { type: 'hosted' },
    badge: {
      type: 'BadgeClass',
      id: 'https://badges.example.org/classes/1',
      name: 'First programmer',
      description: 'Wrote a program for a machine that was never built.',
      criteria: { narrative: 'Publish **Note G**.', id: 'https://badges.example.org/criteria' },
      image: 'https://badges.example.org/classes/1.png',
      issuer: { type: 'Issuer', id: issuer, name: 'Analytical Society' },
    },
  };
}

/** Returns an unsigned Open Badges 3.0 credential. */
export function makeCredential({
  issuer,
  email = 'ada@example.org',
  issued,
  expires,
  hash = 'sha256',
}: BadgeInput): BadgeDocument {
  const salt = randomBytes(6).toString('hex');
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: 'urn:uuid:1c6f0d8e-5d5c-4a56-9f0a-3a3c4e0e1843',
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: issuer, type: ['Profile'], name: 'Analytical Society' },
    validFrom: issued ?? '2024-07-10T09:00:00Z',
    ...(expires === undefined ? {} : { validUntil: expires }),
    name: 'Credential of the first programmer',
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          identityType: 'emailAddress',
          hashed: true,
          salt,
          identityHash: identityHash(email, salt, hash),
        },
      ],
      achievement: {
        id: 'https://badges.example.org/achievements/1',
        type: ['Achievement'],
        name: 'First programmer',
        description: 'Wrote a program for a machine that was never built.',
        criteria: { narrative: 'Publish **Note G**.' },
      },
    },
  };
}

const encodeSegment = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a compact JWS. By default its header contains the public key. */
export function signJws(payload: BadgeDocument, issuer: Issuer, header: BadgeDocument = { jwk: issuer.jwk }) {
  const input = `${encodeSegment({ alg: CURVES[issuer.curve].algorithm, typ: 'JWT', ...header })}.${encodeSegment(payload)}`;
  const { hash } = CURVES[issuer.curve];
  const key = { key: issuer.privateKey, dsaEncoding: 'ieee-p1363' as const };
  const signature = sign(issuer.curve === 'ed25519' ? null : hash, Buffer.from(input), key);
  return `${input}.${signature.toString('base64url')}`;
}

/** Returns a credential as a signed JWT, with the matching registered claims. */
export function signCredential(
  credential: BadgeDocument,
  issuer: Issuer,
  { header = { kid: issuer.keyId }, vc = false } = {},
) {
  const { id, validFrom, issuer: profile } = credential as { id: string; validFrom: string; issuer: { id: string } };
  const claims = { iss: profile.id, jti: id, nbf: Date.parse(validFrom) / 1000 };
  return signJws(vc ? { vc: credential, ...claims } : { ...credential, ...claims }, issuer, header);
}

export type Suite =
  | 'eddsa-rdfc-2022'
  | 'eddsa-jcs-2022'
  | 'ecdsa-rdfc-2019'
  | 'ecdsa-jcs-2019'
  | 'Ed25519Signature2020';

/** Adds a Data Integrity proof to a credential, next to its existing ones. */
export async function addProof(
  credential: BadgeDocument,
  issuer: Issuer,
  suite: Suite,
  options: BadgeDocument = {},
): Promise<BadgeDocument> {
  const { proof: others = [], ...plain } = credential;
  const old = suite === 'Ed25519Signature2020';
  const context = [plain['@context']].flat();
  const document = old
    ? { ...plain, '@context': [...context, 'https://w3id.org/security/suites/ed25519-2020/v1'] }
    : plain;
  const proof: BadgeDocument = {
    ...(old ? { type: suite } : { type: 'DataIntegrityProof', cryptosuite: suite }),
    created: '2024-07-10T09:00:00Z',
    verificationMethod: issuer.keyId,
    proofPurpose: 'assertionMethod',
    ...options,
  };
  const write = suite.includes('jcs') ? async (value: BadgeDocument) => canonicalize(value) ?? '' : canonicalRdf;
  const head = suite.includes('jcs') ? proof : { ...proof, '@context': document['@context'] };
  const { hash } = CURVES[issuer.curve];
  const digest = async (value: BadgeDocument) =>
    createHash(hash)
      .update(await write(value))
      .digest();
  const data = Buffer.concat([await digest(head), await digest(document)]);
  const key = { key: issuer.privateKey, dsaEncoding: 'ieee-p1363' as const };
  const signature = sign(issuer.curve === 'ed25519' ? null : hash, data, key);
  return { ...document, proof: [...[others].flat(), { ...proof, proofValue: multibase(signature) }] };
}

const canonize = jsonld.canonize as unknown as (document: BadgeDocument, options: BadgeDocument) => Promise<string>;

const canonicalRdf = (document: BadgeDocument) =>
  canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    safe: true,
    documentLoader: async (url: string) => ({ document: KNOWN_CONTEXTS.get(url), documentUrl: url }),
  });

const PNG_SIGNATURE_BYTES = 8;

export function pngChunk(type: string, data: Uint8Array, crc?: number) {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc ?? crc32(typeAndData), 4);
  return Buffer.concat([numbers.subarray(0, 4), typeAndData, numbers.subarray(4)]);
}

/** Returns the data of an iTXt chunk. */
export function internationalText(keyword: string, text: string | Uint8Array, compressed = false) {
  const bytes = Buffer.from(text as Uint8Array);
  const head = Buffer.from(`${keyword}\0${compressed ? '\u0001' : '\0'}\0\0\0`, 'latin1');
  return Buffer.concat([head, compressed ? deflateSync(bytes) : bytes]);
}

/** Returns a PNG with these chunks after its header. */
export async function pngWith(...chunks: Uint8Array[]) {
  const png = await twoColorImage({ width: 32, height: 32 }).png().toBuffer();
  const head = PNG_SIGNATURE_BYTES + 25;
  return Buffer.concat([png.subarray(0, head), ...chunks, png.subarray(head)]);
}

const KEYWORDS = { '2.0': 'openbadges', '3.0': 'openbadgecredential' };
export type BadgeVersion = keyof typeof KEYWORDS;

export const bakePng = (text: string, version: BadgeVersion, { compressed = false } = {}) =>
  pngWith(pngChunk('iTXt', internationalText(KEYWORDS[version], text, compressed)));

const SVG_ELEMENTS = {
  '2.0': { uri: 'http://openbadges.org', name: 'assertion' },
  '3.0': { uri: 'https://purl.imsglobal.org/ob/v3p0', name: 'credential' },
};

/** Returns an SVG with the badge as its first element: a JWS as an attribute, JSON as content. */
export function bakeSvg(text: string, version: BadgeVersion) {
  const { uri, name } = SVG_ELEMENTS[version];
  const verify = text.startsWith('{') ? 'https://badges.example.org/assertions/1843' : text;
  const content = text.startsWith('{') ? `<![CDATA[\n${text}\n]]>` : '';
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="${uri}" viewBox="0 0 32 32">
  <openbadges:${name} verify="${verify}">${content}</openbadges:${name}>
  <rect width="32" height="32" fill="#d00000"/>
</svg>`);
}
