import { describe, expect, it } from 'vitest';
import { verifyBadge } from '#achievements/testing/verify-badge.ts';
import { makeCredential, makeIssuer, signCredential, signJws } from '#testing/badges.ts';

const issuer = makeIssuer('ed25519');
const credential = makeCredential({ issuer: issuer.did });

describe('the recipient of a badge', () => {
  const withIdentity = (identity: object) => {
    const { identifier: _, ...subject } = credential.credentialSubject as Record<string, unknown>;
    return signCredential({ ...credential, credentialSubject: { ...subject, ...identity } }, issuer);
  };
  const identifier = (identityHash: string, more: object = {}) => ({
    identifier: { type: 'IdentityObject', identityType: 'emailAddress', hashed: false, identityHash, ...more },
  });

  it.each<[what: string, state: string, why: string, identity: object]>([
    ['the email address', 'verified', 'yourAddress', identifier('Ada@Example.org')],
    ['another email address', 'invalid', 'otherAddress', identifier('charles@example.org')],
    ['a hash of an unknown kind', 'notVerifiable', 'unknownHash', identifier('sha512$abcd', { hashed: true })],
    ['a hash without a kind', 'notVerifiable', 'unknownHash', identifier('abcd', { hashed: true })],
    ['a name', 'notVerifiable', 'otherIdentity', identifier('Ada Lovelace', { identityType: 'name' })],
    ['a name outside the identifier', 'notVerifiable', 'otherIdentity', { name: 'Ada Lovelace' }],
    ['a DID', 'notVerifiable', 'otherIdentity', { id: 'did:example:ada' }],
    ['a mailto link', 'verified', 'yourAddress', { id: 'mailto:ada@example.org' }],
    ['a mailto link to another address', 'invalid', 'otherAddress', { id: 'mailto:charles@example.org' }],
    ['a DID and an address', 'verified', 'yourAddress', { id: 'did:example:ada', ...identifier('ada@example.org') }],
    ['a DID and another address', 'invalid', 'otherAddress', { id: 'did:example:x', ...identifier('x@example.org') }],
    ['no recipient', 'notVerifiable', 'nobodyNamed', {}],
  ])('checks %s', async (_, state, why, identity) => {
    expect(await verifyBadge(withIdentity(identity))).toEqual([
      state,
      'signatureHolds',
      'keyIsIssuers',
      why,
      'inForce',
    ]);
  });

  it('matches any verified address, hashed with either algorithm', async () => {
    for (const hash of ['sha256', 'md5'] as const) {
      const badge = signCredential(makeCredential({ issuer: issuer.did, hash }), issuer);
      expect((await verifyBadge(badge, ['lovelace@example.org', 'Ada@example.org']))[0]).toBe('verified');
      expect(await verifyBadge(badge, ['lovelace@example.org'])).toContain('otherAddress');
    }
  });

  it('is not verifiable while the member has no verified address', async () => {
    expect(await verifyBadge(withIdentity(identifier('ada@example.org')), [])).toEqual([
      'notVerifiable',
      'signatureHolds',
      'keyIsIssuers',
      'noProvenAddress',
      'inForce',
    ]);
  });
});

describe('the validity period of a badge', () => {
  const dated = (validFrom: unknown, validUntil?: unknown) =>
    verifyBadge(signJws({ ...credential, validFrom, ...(validUntil === undefined ? {} : { validUntil }) }, issuer));

  it.each<[from: unknown, until: unknown, state: string, why: string]>([
    ['2024-07-10T09:00:00+02:00', '2026-11-21T12:00:01Z', 'verified', 'inForce'],
    ['2024-07-10T09:00:00Z', '2026-11-21', 'verified', 'inForce'],
    ['2024-07-10T09:00:00Z', '2026-11-20', 'invalid', 'expired'],
    ['2026-11-22', undefined, 'verified', 'inForce'],
    ['2026-11-23T00:00:00Z', undefined, 'invalid', 'notYetValid'],
    ['in summer', undefined, 'notVerifiable', 'unreadableDate'],
    ['2024-02-31T00:00:00Z', undefined, 'notVerifiable', 'unreadableDate'],
    ['2024-07-10T09:00:00Z', 'never', 'notVerifiable', 'unreadableDate'],
  ])('checks a badge that is valid from %s until %s', async (from, until, state, why) => {
    expect(await dated(from, until)).toEqual([state, 'signatureHolds', 'keyIsIssuers', 'yourAddress', why]);
  });
});
