import { createHmac, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyBadge, verifySignature } from '#achievements/testing/verify-badge.ts';
import { makeAssertion, makeCredential, makeIssuer, signCredential, signJws } from '#testing/badges.ts';

const issuer = makeIssuer('ed25519');
const credential = makeCredential({ issuer: issuer.did });
const encodePart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('finding the key of a JWS', () => {
  it.each([
    ['in the header', { jwk: issuer.jwk }],
    ['in the key id', { kid: issuer.keyId }],
    ['in the key id, as a JWK', { kid: `${issuer.didJwk}#0` }],
    ['in the issuer id', {}],
    ['in the issuer id, beside a relative key id', { kid: '#key-1' }],
    ['in the key id and the header', { kid: issuer.keyId, jwk: issuer.jwk }],
    ['in the header, beside a remote key id', { kid: 'https://badges.example.org/key', jwk: issuer.jwk }],
  ])('finds the key %s', async (_, header) => {
    expect((await verifyBadge(signCredential(credential, issuer, { header: header as { kid: string } })))[0]).toBe(
      'verified',
    );
  });

  it('finds the key in the issuer id, as a JWK', async () => {
    const rsa = makeIssuer('rsa');
    const badge = signJws(makeAssertion({ issuer: rsa.did }), rsa, {});
    expect((await verifyBadge(badge))[0]).toBe('verified');
  });

  it('finds the key in the creator id', async () => {
    const verification = { type: 'SignedBadge', creator: issuer.keyId };
    const badge = signJws({ ...makeAssertion({ issuer: issuer.did }), verification }, issuer, {});
    expect((await verifyBadge(badge))[0]).toBe('verified');
  });

  it.each([
    ['at a web address', { kid: 'https://badges.example.org/key' }],
    ['at a DID that needs a network request', { kid: 'did:web:badges.example.org#key-1' }],
    ['at an unsupported DID', { kid: 'did:example:123#key-1' }],
  ])('reports a key %s as not verifiable', async (_, header) => {
    expect(await verifySignature(signCredential(credential, issuer, { header }))).toEqual([
      'notVerifiable',
      'keyElsewhere',
    ]);
  });
});

describe('rejected JWS badges', () => {
  const { did, jwk } = issuer;
  const body = encodePart({ ...credential, iss: did });

  it.each([
    ['without a signature', `${encodePart({ alg: 'none' })}.${body}.`],
    ['without a signature, in another spelling', `${encodePart({ alg: 'NoNe', jwk })}.${body}.`],
    ['without an algorithm', `${encodePart({ jwk })}.${body}.AAAA`],
    [
      'with a shared secret in its header',
      signWithSecret({ alg: 'HS256', jwk: { kty: 'oct', k: 'c2VjcmV0' } }, 'secret'),
    ],
    ['with the public key as a shared secret', signWithSecret({ alg: 'HS256', jwk }, JSON.stringify(jwk))],
    [
      'with the algorithm of another key',
      signCredential(credential, issuer, { header: { alg: 'RS256', jwk } as never }),
    ],
    [
      'with a symmetric key in its header',
      `${encodePart({ alg: 'EdDSA', jwk: { kty: 'oct', k: 'c2VjcmV0' } })}.${body}.AAAA`,
    ],
    [
      'with a key that is not for signatures',
      `${encodePart({ alg: 'EdDSA', jwk: { ...jwk, use: 'enc' } })}.${body}.AAAA`,
    ],
  ])('refuses a JWS %s', async (_, badge) => {
    expect(await verifySignature(badge)).toEqual(['invalid', 'algorithmRefused']);
  });

  function signWithSecret(header: object, secret: string) {
    const input = `${encodePart(header)}.${body}`;
    return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
  }

  it('refuses a JWS that contains its private key', async () => {
    const header = { jwk: issuer.privateKey.export({ format: 'jwk' }) } as never;
    expect(await verifySignature(signCredential(credential, issuer, { header }))).toEqual([
      'invalid',
      'privateKeyInside',
    ]);
  });

  it('refuses a JWS with two different keys', async () => {
    const header = { kid: makeIssuer().keyId, jwk } as never;
    expect(await verifySignature(signCredential(credential, issuer, { header }))).toEqual(['invalid', 'keysDiffer']);
  });

  it('reports a JWS with a weak key as not verifiable', async () => {
    const weak = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const rsa = { ...makeIssuer('rsa'), privateKey: weak.privateKey };
    const header = { jwk: weak.publicKey.export({ format: 'jwk' }) } as never;
    expect(await verifySignature(signCredential(credential, rsa, { header }))).toEqual(['notVerifiable', 'weakKey']);
  });

  it.each([
    ['unknown fragment', { kid: `${did}#other` }],
    ['invalid characters', { kid: 'did:key:z6Mk0' }],
    ['other encoding', { kid: 'did:key:uAAAA' }],
    ['not JSON', { kid: 'did:jwk:AAAA' }],
    ['point not on the curve', { jwk: { kty: 'EC', crv: 'P-256', x: 'AAAA', y: 'AAAA' } }],
    ['not an object', { jwk: 'EdDSA' }],
  ])('refuses a JWS with a malformed key: %s', async (_, header) => {
    const badge = signCredential(credential, issuer, { header: header as { kid: string } });
    expect(await verifySignature(badge)).toEqual(['invalid', 'malformedProof']);
  });

  it.each([
    ['an unknown algorithm', { alg: 'ES256K', jwk }],
    ['a critical extension', { crit: ['exp'], exp: 1, jwk }],
    ['an unencoded payload', { b64: false, crit: ['b64'], jwk }],
    ['an unknown key type', { jwk: { kty: 'OKP', crv: 'Ed448', x: 'AAAA' } }],
  ])('reports a JWS with %s as not verifiable', async (_, header) => {
    const badge = signCredential(credential, issuer, { header: header as never });
    expect(await verifySignature(badge)).toEqual(['notVerifiable', 'unknownMethod']);
  });

  it.each([
    ['another issuer', { iss: 'did:web:other.example.org' }],
    ['another credential', { jti: 'urn:uuid:other' }],
    ['another start date', { nbf: 0 }],
    ['an invalid start date', { nbf: 'now' }],
  ])('refuses a JWS whose claims name %s', async (_, claims) => {
    for (const payload of [
      { ...credential, ...claims },
      { vc: credential, ...claims },
    ]) {
      expect(await verifySignature(signJws(payload, issuer))).toEqual(['invalid', 'claimsDiffer']);
    }
  });

  it('refuses a JWS whose claims name another recipient', async () => {
    const credentialForAda = {
      ...credential,
      credentialSubject: { ...(credential.credentialSubject as object), id: 'mailto:ada@example.org' },
    };
    expect(await verifySignature(signJws({ ...credentialForAda, sub: 'mailto:charles@example.org' }, issuer))).toEqual([
      'invalid',
      'claimsDiffer',
    ]);
    expect((await verifyBadge(signJws({ ...credentialForAda, sub: 'mailto:ada@example.org' }, issuer)))[0]).toBe(
      'verified',
    );
  });

  it('reports a JWS with expired claims as expired', async () => {
    expect(await verifyBadge(signJws({ ...credential, exp: 1_700_000_000 }, issuer))).toContain('expired');
  });
});
