import { describe, expect, it } from 'vitest';
import { makeCredential, makeIssuer, signCredential, signJws } from '#testing/badges.ts';
import { verifyBadge } from '#testing/verify-badge.ts';

const issuer = makeIssuer('ed25519');
const credential = makeCredential({ issuer: issuer.did });

describe('to whom a badge was given', () => {
  const withIdentity = (identity: object) => {
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
    expect(await verifyBadge(withIdentity(identity))).toEqual([
      state,
      'signatureHolds',
      'keyIsIssuers',
      why,
      'inForce',
    ]);
  });

  it('is told by any of the proven addresses, hashed in either way', async () => {
    for (const hash of ['sha256', 'md5'] as const) {
      const badge = signCredential(makeCredential({ issuer: issuer.did, hash }), issuer);
      expect((await verifyBadge(badge, ['lovelace@example.org', 'Ada@example.org']))[0]).toBe('verified');
      expect(await verifyBadge(badge, ['lovelace@example.org'])).toContain('otherAddress');
    }
  });

  it('cannot be told while no address is proven', async () => {
    expect(await verifyBadge(withIdentity(identifier('ada@example.org')), [])).toEqual([
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
  ])('from %s until %s', async (from, until, state, why) => {
    expect(await dated(from, until)).toEqual([state, 'signatureHolds', 'keyIsIssuers', 'yourAddress', why]);
  });
});
