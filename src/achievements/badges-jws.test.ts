import { createHmac, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeAssertion, makeCredential, makeIssuer, signCredential, signJws } from '#testing/badges.ts';
import { verifyBadge, verifySignature } from '#testing/verify-badge.ts';

const issuer = makeIssuer('ed25519');
const credential = makeCredential({ issuer: issuer.did });
const encodePart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('where the key of a JWS is', () => {
  it.each([
    ['in its header', { jwk: issuer.jwk }],
    ['in the name of its key', { kid: issuer.keyId }],
    ['in the name of its key, as a JWK', { kid: `${issuer.didJwk}#0` }],
    ['in the name of its issuer', {}],
    ['in the name of its issuer, beside a name of its own', { kid: '#key-1' }],
    ['in two places that agree', { kid: issuer.keyId, jwk: issuer.jwk }],
    ['in its header, as well as elsewhere', { kid: 'https://badges.example.org/key', jwk: issuer.jwk }],
  ])('%s', async (_, header) => {
    expect((await verifyBadge(signCredential(credential, issuer, { header: header as { kid: string } })))[0]).toBe(
      'verified',
    );
  });

  it('in the name of its issuer, as a JWK', async () => {
    const rsa = makeIssuer('rsa');
    const badge = signJws(makeAssertion({ issuer: rsa.did }), rsa, {});
    expect((await verifyBadge(badge))[0]).toBe('verified');
  });

  it('in the name of its creator', async () => {
    const verification = { type: 'SignedBadge', creator: issuer.keyId };
    const badge = signJws({ ...makeAssertion({ issuer: issuer.did }), verification }, issuer, {});
    expect((await verifyBadge(badge))[0]).toBe('verified');
  });

  it.each([
    ['elsewhere', { kid: 'https://badges.example.org/key' }],
    ['at a DID that would have to be asked for', { kid: 'did:web:badges.example.org#key-1' }],
    ['at another DID', { kid: 'did:example:123#key-1' }],
  ])('%s, and so is not here', async (_, header) => {
    expect(await verifySignature(signCredential(credential, issuer, { header }))).toEqual([
      'notVerifiable',
      'keyElsewhere',
    ]);
  });
});

describe('a JWS that must not be believed', () => {
  const { did, jwk } = issuer;
  const body = encodePart({ ...credential, iss: did });

  it.each([
    ['signed by nothing', `${encodePart({ alg: 'none' })}.${body}.`],
    ['signed by nothing, said otherwise', `${encodePart({ alg: 'NoNe', jwk })}.${body}.`],
    ['with no algorithm', `${encodePart({ jwk })}.${body}.AAAA`],
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
      'with a secret in place of a key',
      `${encodePart({ alg: 'EdDSA', jwk: { kty: 'oct', k: 'c2VjcmV0' } })}.${body}.AAAA`,
    ],
    [
      'with a key that is not for signatures',
      `${encodePart({ alg: 'EdDSA', jwk: { ...jwk, use: 'enc' } })}.${body}.AAAA`,
    ],
  ])('%s', async (_, badge) => {
    expect(await verifySignature(badge)).toEqual(['invalid', 'algorithmRefused']);
  });

  function signWithSecret(header: object, secret: string) {
    const input = `${encodePart(header)}.${body}`;
    return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
  }

  it('with a private key in it: then anybody can sign', async () => {
    const header = { jwk: issuer.privateKey.export({ format: 'jwk' }) } as never;
    expect(await verifySignature(signCredential(credential, issuer, { header }))).toEqual([
      'invalid',
      'privateKeyInside',
    ]);
  });

  it('with two keys that differ', async () => {
    const header = { kid: makeIssuer().keyId, jwk } as never;
    expect(await verifySignature(signCredential(credential, issuer, { header }))).toEqual(['invalid', 'keysDiffer']);
  });

  it('with a key that others could find out', async () => {
    const weak = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const rsa = { ...makeIssuer('rsa'), privateKey: weak.privateKey };
    const header = { jwk: weak.publicKey.export({ format: 'jwk' }) } as never;
    expect(await verifySignature(signCredential(credential, rsa, { header }))).toEqual(['notVerifiable', 'weakKey']);
  });

  it.each([
    ['no such part', { kid: `${did}#other` }],
    ['no key', { kid: 'did:key:z6Mk0' }],
    ['another encoding', { kid: 'did:key:uAAAA' }],
    ['no JSON', { kid: 'did:jwk:AAAA' }],
    ['no curve', { jwk: { kty: 'EC', crv: 'P-256', x: 'AAAA', y: 'AAAA' } }],
    ['no object', { jwk: 'EdDSA' }],
  ])('whose key is %s', async (_, header) => {
    const badge = signCredential(credential, issuer, { header: header as { kid: string } });
    expect(await verifySignature(badge)).toEqual(['invalid', 'malformedProof']);
  });

  it.each([
    ['an algorithm that is not known here', { alg: 'ES256K', jwk }],
    ['an extension that must be understood', { crit: ['exp'], exp: 1, jwk }],
    ['a payload that is not in Base64', { b64: false, crit: ['b64'], jwk }],
    ['a key that is not known here', { jwk: { kty: 'OKP', crv: 'Ed448', x: 'AAAA' } }],
  ])('with %s is not verifiable', async (_, header) => {
    const badge = signCredential(credential, issuer, { header: header as never });
    expect(await verifySignature(badge)).toEqual(['notVerifiable', 'unknownMethod']);
  });

  it.each([
    ['another issuer', { iss: 'did:web:other.example.org' }],
    ['another credential', { jti: 'urn:uuid:other' }],
    ['another beginning', { nbf: 0 }],
    ['a beginning that is no time', { nbf: 'now' }],
  ])('whose envelope speaks of %s', async (_, claims) => {
    for (const payload of [
      { ...credential, ...claims },
      { vc: credential, ...claims },
    ]) {
      expect(await verifySignature(signJws(payload, issuer))).toEqual(['invalid', 'claimsDiffer']);
    }
  });

  it('whose envelope speaks of another recipient', async () => {
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

  it('whose envelope has expired', async () => {
    expect(await verifyBadge(signJws({ ...credential, exp: 1_700_000_000 }, issuer))).toContain('expired');
  });
});
