import { createHmac, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { examineBadge } from '#achievements/server/badges/examine-badge.ts';
import { addProof, makeAssertion, makeCredential, makeIssuer, signCredential, signJws } from '#testing/badges.ts';

const ADA = ['ada@example.org'];

async function judge(badge: string | object, emails: readonly string[] = ADA) {
  const bytes = Buffer.from(typeof badge === 'string' ? badge : JSON.stringify(badge));
  const { proof } = await examineBadge(bytes, { emails, now: new Date('2026-11-21T12:00:00Z') });
  return [proof.state, ...proof.checks.map(({ why }) => why)];
}
const signature = async (badge: string | object) => (await judge(badge)).slice(0, 2);

const issuer = makeIssuer('ed25519');
const credential = makeCredential({ issuer: issuer.did });
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

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
    expect((await judge(signCredential(credential, issuer, { header: header as { kid: string } })))[0]).toBe(
      'verified',
    );
  });

  it('in the name of its issuer, as a JWK', async () => {
    const rsa = makeIssuer('rsa');
    const badge = signJws(makeAssertion({ issuer: rsa.did }), rsa, {});
    expect((await judge(badge))[0]).toBe('verified');
  });

  it('in the name of its creator', async () => {
    const verification = { type: 'SignedBadge', creator: issuer.keyId };
    const badge = signJws({ ...makeAssertion({ issuer: issuer.did }), verification }, issuer, {});
    expect((await judge(badge))[0]).toBe('verified');
  });

  it.each([
    ['elsewhere', { kid: 'https://badges.example.org/key' }],
    ['at a DID that would have to be asked for', { kid: 'did:web:badges.example.org#key-1' }],
    ['at another DID', { kid: 'did:example:123#key-1' }],
  ])('%s, and so is not here', async (_, header) => {
    expect(await signature(signCredential(credential, issuer, { header }))).toEqual(['notVerifiable', 'keyElsewhere']);
  });
});

describe('a JWS that must not be believed', () => {
  const { did, jwk } = issuer;
  const body = part({ ...credential, iss: did });

  it.each([
    ['signed by nothing', `${part({ alg: 'none' })}.${body}.`],
    ['signed by nothing, said otherwise', `${part({ alg: 'NoNe', jwk })}.${body}.`],
    ['with no algorithm', `${part({ jwk })}.${body}.AAAA`],
    ['with a shared secret in its header', sealed({ alg: 'HS256', jwk: { kty: 'oct', k: 'c2VjcmV0' } }, 'secret')],
    ['with the public key as a shared secret', sealed({ alg: 'HS256', jwk }, JSON.stringify(jwk))],
    [
      'with the algorithm of another key',
      signCredential(credential, issuer, { header: { alg: 'RS256', jwk } as never }),
    ],
    ['with a secret in place of a key', `${part({ alg: 'EdDSA', jwk: { kty: 'oct', k: 'c2VjcmV0' } })}.${body}.AAAA`],
    ['with a key that is not for signatures', `${part({ alg: 'EdDSA', jwk: { ...jwk, use: 'enc' } })}.${body}.AAAA`],
  ])('%s', async (_, badge) => {
    expect(await signature(badge)).toEqual(['invalid', 'algorithmRefused']);
  });

  function sealed(header: object, secret: string) {
    const input = `${part(header)}.${body}`;
    return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
  }

  it('with a private key in it: then anybody can sign', async () => {
    const header = { jwk: issuer.privateKey.export({ format: 'jwk' }) } as never;
    expect(await signature(signCredential(credential, issuer, { header }))).toEqual(['invalid', 'privateKeyInside']);
  });

  it('with two keys that differ', async () => {
    const header = { kid: makeIssuer().keyId, jwk } as never;
    expect(await signature(signCredential(credential, issuer, { header }))).toEqual(['invalid', 'keysDiffer']);
  });

  it('with a key that others could find out', async () => {
    const weak = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const rsa = { ...makeIssuer('rsa'), privateKey: weak.privateKey };
    const header = { jwk: weak.publicKey.export({ format: 'jwk' }) } as never;
    expect(await signature(signCredential(credential, rsa, { header }))).toEqual(['notVerifiable', 'weakKey']);
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
    expect(await signature(badge)).toEqual(['invalid', 'malformedProof']);
  });

  it.each([
    ['an algorithm that is not known here', { alg: 'ES256K', jwk }],
    ['an extension that must be understood', { crit: ['exp'], exp: 1, jwk }],
    ['a payload that is not in Base64', { b64: false, crit: ['b64'], jwk }],
    ['a key that is not known here', { jwk: { kty: 'OKP', crv: 'Ed448', x: 'AAAA' } }],
  ])('with %s is not verifiable', async (_, header) => {
    const badge = signCredential(credential, issuer, { header: header as never });
    expect(await signature(badge)).toEqual(['notVerifiable', 'unknownMethod']);
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
      expect(await signature(signJws(payload, issuer))).toEqual(['invalid', 'claimsDiffer']);
    }
  });

  it('whose envelope speaks of another recipient', async () => {
    const given = {
      ...credential,
      credentialSubject: { ...(credential.credentialSubject as object), id: 'mailto:ada@example.org' },
    };
    expect(await signature(signJws({ ...given, sub: 'mailto:charles@example.org' }, issuer))).toEqual([
      'invalid',
      'claimsDiffer',
    ]);
    expect((await judge(signJws({ ...given, sub: 'mailto:ada@example.org' }, issuer)))[0]).toBe('verified');
  });

  it('whose envelope has expired', async () => {
    expect(await judge(signJws({ ...credential, exp: 1_700_000_000 }, issuer))).toContain('expired');
  });
});

describe('a Data Integrity proof that must not be believed', () => {
  const prove = (options: object, from: object = credential) =>
    addProof(from as Record<string, unknown>, issuer, 'eddsa-jcs-2022', options as Record<string, unknown>);
  const forged = async (changes: object) => {
    const signed = await prove({});
    const [proof] = signed.proof as object[];
    return { ...signed, proof: { ...proof, ...changes } };
  };

  it.each([
    ['for another purpose', 'otherPurpose', { proofPurpose: 'authentication' }],
    ['that has expired', 'proofExpired', { expires: '2025-01-01T00:00:00Z' }],
    ['that ends at no time', 'proofExpired', { expires: 'never' }],
  ])('%s', async (_, why, options) => {
    expect(await signature(await prove(options))).toEqual(['invalid', why]);
  });

  it.each([
    ['of another moment', 'changed', { created: '2025-01-01T00:00:00Z' }],
    ['of another cryptosuite', 'changed', { cryptosuite: 'eddsa-rdfc-2022' }],
    ['of a cryptosuite for other keys', 'algorithmRefused', { cryptosuite: 'ecdsa-jcs-2019' }],
    ['by another key', 'changed', { verificationMethod: makeIssuer().keyId }],
    ['by a key that is none', 'malformedProof', { verificationMethod: 'did:key:z6Mk0' }],
    ['with no value', 'malformedProof', { proofValue: undefined }],
    ['with a value that is none', 'malformedProof', { proofValue: 'z0OIl' }],
    ['with a value of another length', 'changed', { proofValue: 'z11' }],
    ['with an endless value', 'malformedProof', { proofValue: `z${'2'.repeat(100_000)}` }],
    ['in other vocabularies', 'changed', { '@context': ['https://www.w3.org/2018/credentials/v1'] }],
  ])('%s', async (_, why, changes) => {
    expect(await signature(await forged(changes))).toEqual(['invalid', why]);
  });

  it.each([
    ['of a kind that is not known here', { cryptosuite: 'bbs-2023' }],
    ['of a kind that every object knows', { cryptosuite: 'constructor' }],
    ['of another type', { type: 'JsonWebSignature2020' }],
    ['that builds on others', { previousProof: 'urn:uuid:1' }],
  ])('%s is not verifiable', async (_, changes) => {
    expect(await signature(await forged(changes))).toEqual(['notVerifiable', 'unknownMethod']);
  });

  it.each([
    ['at an address', 'https://badges.example.org/issuer#z6Mk'],
    ['at a DID that would have to be asked for', 'did:web:badges.example.org#key-1'],
    ['nowhere', ''],
  ])('whose key is %s is not verifiable', async (_, verificationMethod) => {
    expect(await signature(await prove({ verificationMethod }))).toEqual(['notVerifiable', 'keyElsewhere']);
  });

  it('is none', async () => {
    expect(await signature({ ...credential, proof: 'me' })).toEqual(['invalid', 'malformedProof']);
    expect(await signature({ ...credential, proof: [] })).toEqual(['notVerifiable', 'unsigned']);
  });

  it('is one of far too many', async () => {
    const { proof } = await prove({});
    expect(await signature({ ...credential, proof: Array(9).fill(proof).flat() })).toEqual([
      'notVerifiable',
      'tooComplex',
    ]);
  });
});

describe('several proofs', () => {
  const other = makeIssuer('p256');

  it('hold when each does, whoever else has signed', async () => {
    const once = await addProof(credential, other, 'ecdsa-rdfc-2019');
    expect((await judge(await addProof(once, issuer, 'eddsa-rdfc-2022')))[0]).toBe('verified');
  });

  it('hold by those that can be checked', async () => {
    const signed = await addProof(credential, issuer, 'eddsa-rdfc-2022');
    const more = { type: 'DataIntegrityProof', cryptosuite: 'bbs-2023', proofPurpose: 'assertionMethod' };
    expect((await judge({ ...signed, proof: [more, signed.proof].flat() }))[0]).toBe('verified');
  });

  it('do not hold when one was made for something else', async () => {
    const changed = { ...credential, name: 'Another' };
    const { proof } = await addProof(changed, issuer, 'eddsa-rdfc-2022');
    expect(await signature(await addProof({ ...credential, proof }, issuer, 'eddsa-jcs-2022'))).toEqual([
      'invalid',
      'changed',
    ]);
  });
});

describe('what a signature by meaning does not cover', () => {
  const sign = () => addProof(credential, issuer, 'eddsa-rdfc-2022');

  it('is not passed over: words that the vocabularies do not know', async () => {
    expect(await signature({ ...(await sign()), honours: 'highest' })).toEqual(['notVerifiable', 'notAllSigned']);
  });

  it('is not said in words that the badge explains itself', async () => {
    const signed = await sign();
    const subject = signed.credentialSubject as object;
    for (const badge of [
      { ...signed, '@context': [...(signed['@context'] as string[]), { honours: 'https://example.org/honours' }] },
      { ...signed, '@context': [...(signed['@context'] as string[]), 'https://example.org/context'] },
      { ...signed, credentialSubject: { ...subject, '@context': { name: 'https://schema.org/description' } } },
      { ...signed, '@included': [{ id: 'urn:x' }] },
      { ...signed, '@context': [] },
    ]) {
      expect(await signature(badge)).toEqual(['notVerifiable', 'unknownContext']);
    }
  });

  it('may be ordered and spelled otherwise: it means the same', async () => {
    const signed = await sign();
    const turned = Object.fromEntries(Object.entries(signed).reverse());
    expect((await judge({ ...turned, type: [...(signed.type as string[])].reverse() }))[0]).toBe('verified');
  });
});

describe('to whom a badge was given', () => {
  const given = (identity: object) => {
    const { identifier: _, ...subject } = credential.credentialSubject as Record<string, unknown>;
    return signCredential({ ...credential, credentialSubject: { ...subject, ...identity } }, issuer);
  };
  const identifier = (identityHash: string, more: object = {}) => ({
    identifier: { type: 'IdentityObject', identityType: 'emailAddress', hashed: false, identityHash, ...more },
  });

  it.each<[what: string, state: string, why: string, identity: object]>([
    ['the address itself', 'verified', 'yourAddress', identifier('Ada@Example.org')],
    ['another address', 'invalid', 'otherAddress', identifier('charles@example.org')],
    ['a hash that is none of ours', 'notVerifiable', 'unknownHash', identifier('sha512$abcd', { hashed: true })],
    ['a hash that says not of what kind', 'notVerifiable', 'unknownHash', identifier('abcd', { hashed: true })],
    ['a name', 'notVerifiable', 'otherIdentity', identifier('Ada Lovelace', { identityType: 'name' })],
    ['a name beside it', 'notVerifiable', 'otherIdentity', { name: 'Ada Lovelace' }],
    ['a DID', 'notVerifiable', 'otherIdentity', { id: 'did:example:ada' }],
    ['an address as a link', 'verified', 'yourAddress', { id: 'mailto:ada@example.org' }],
    ['another address as a link', 'invalid', 'otherAddress', { id: 'mailto:charles@example.org' }],
    ['a DID and an address', 'verified', 'yourAddress', { id: 'did:example:ada', ...identifier('ada@example.org') }],
    ['a DID and another address', 'invalid', 'otherAddress', { id: 'did:example:x', ...identifier('x@example.org') }],
    ['nobody', 'notVerifiable', 'nobodyNamed', {}],
  ])('%s', async (_, state, why, identity) => {
    expect(await judge(given(identity))).toEqual([state, 'signatureHolds', 'keyIsIssuers', why, 'inForce']);
  });

  it('is told by any of the proven addresses, hashed in either way', async () => {
    for (const hash of ['sha256', 'md5'] as const) {
      const badge = signCredential(makeCredential({ issuer: issuer.did, hash }), issuer);
      expect((await judge(badge, ['lovelace@example.org', 'Ada@example.org']))[0]).toBe('verified');
      expect(await judge(badge, ['lovelace@example.org'])).toContain('otherAddress');
    }
  });

  it('cannot be told while no address is proven', async () => {
    expect(await judge(given(identifier('ada@example.org')), [])).toEqual([
      'notVerifiable',
      'signatureHolds',
      'keyIsIssuers',
      'noProvenAddress',
      'inForce',
    ]);
  });
});

describe('when a badge is in force', () => {
  const dated = (validFrom: unknown, validUntil?: unknown) =>
    judge(signJws({ ...credential, validFrom, ...(validUntil === undefined ? {} : { validUntil }) }, issuer));

  it.each<[from: unknown, until: unknown, state: string, why: string]>([
    ['2024-07-10T09:00:00+02:00', '2026-11-21T12:00:01Z', 'verified', 'inForce'],
    ['2024-07-10T09:00:00Z', '2026-11-21', 'verified', 'inForce'],
    ['2024-07-10T09:00:00Z', '2026-11-20', 'invalid', 'expired'],
    ['2026-11-22', undefined, 'verified', 'inForce'],
    ['2026-11-23T00:00:00Z', undefined, 'invalid', 'notYetValid'],
    ['in summer', undefined, 'notVerifiable', 'unreadableDate'],
    ['2024-02-31T00:00:00Z', undefined, 'notVerifiable', 'unreadableDate'],
    ['2024-07-10T09:00:00Z', 'never', 'notVerifiable', 'unreadableDate'],
  ])('from %s until %s', async (from, until, state, why) => {
    expect(await dated(from, until)).toEqual([state, 'signatureHolds', 'keyIsIssuers', 'yourAddress', why]);
  });
});
