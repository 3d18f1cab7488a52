import net from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { readBadge } from '#achievements/server/badges/read-badge.ts';
import { bytesOf, examine, READER, verifyBadge } from '#achievements/testing/verify-badge.ts';
import {
  addProof,
  type BadgeVersion,
  bakePng,
  bakeSvg,
  type Curve,
  type Issuer,
  makeAssertion,
  makeCredential,
  makeIssuer,
  type Suite,
  signCredential,
  signJws,
} from '#testing/badges.ts';

type BadgeOptions = { issuer: string; email?: string; expires?: string };
type MakeBadge = (issuer: Issuer, options: BadgeOptions) => Promise<string> | string;

const withDataIntegrityProof =
  (suite: Suite): MakeBadge =>
  async (issuer, options) =>
    JSON.stringify(await addProof(makeCredential(options), issuer, suite));

/** Every supported signature: the key that it needs and a function that makes it. */
const SIGNATURE_METHODS: [name: string, version: BadgeVersion, curve: Curve, make: MakeBadge][] = [
  ['a 2.0 JWS with RSA', '2.0', 'rsa', (issuer, options) => signJws(makeAssertion(options), issuer)],
  ['a 2.0 JWS with Ed25519', '2.0', 'ed25519', (issuer, options) => signJws(makeAssertion(options), issuer)],
  ['a 3.0 JWT with RSA', '3.0', 'rsa', (issuer, options) => signCredential(makeCredential(options), issuer)],
  ['a 3.0 JWT with P-256', '3.0', 'p256', (issuer, options) => signCredential(makeCredential(options), issuer)],
  ['a 3.0 JWT with P-384', '3.0', 'p384', (issuer, options) => signCredential(makeCredential(options), issuer)],
  [
    'a 3.0 JWT in the older format with Ed25519',
    '3.0',
    'ed25519',
    (issuer, options) => signCredential(makeCredential(options), issuer, { vc: true }),
  ],
  ['eddsa-rdfc-2022', '3.0', 'ed25519', withDataIntegrityProof('eddsa-rdfc-2022')],
  ['eddsa-jcs-2022', '3.0', 'ed25519', withDataIntegrityProof('eddsa-jcs-2022')],
  ['ecdsa-rdfc-2019 with P-256', '3.0', 'p256', withDataIntegrityProof('ecdsa-rdfc-2019')],
  ['ecdsa-jcs-2019 with P-256', '3.0', 'p256', withDataIntegrityProof('ecdsa-jcs-2019')],
  ['ecdsa-jcs-2019 with P-384', '3.0', 'p384', withDataIntegrityProof('ecdsa-jcs-2019')],
  ['Ed25519Signature2020', '3.0', 'ed25519', withDataIntegrityProof('Ed25519Signature2020')],
];

/** Changes the title of a signed badge. */
function tamper(badge: string) {
  const change = (json: string) => json.replace('First programmer', 'Last programmer');
  if (badge.startsWith('{')) return change(badge);
  const [header, payload = '', signature] = badge.split('.');
  const changed = change(Buffer.from(payload, 'base64url').toString());
  return [header, Buffer.from(changed).toString('base64url'), signature].join('.');
}

describe.each(SIGNATURE_METHODS)('a badge signed by %s', (_, version, curve, make) => {
  const issuer = makeIssuer(curve);
  const options = { issuer: issuer.did };

  it('is verified if it is in force and issued to the member', async () => {
    const { format, proof, title, issuer: name, date } = await examine(await make(issuer, options));
    expect([format, title, name, date]).toEqual([version, 'First programmer', 'Analytical Society', '2024-07-10']);
    expect(proof).toEqual({
      format: version,
      state: 'verified',
      checks: [
        { name: 'signature', state: 'verified', why: 'signatureHolds' },
        { name: 'issuer', state: 'verified', why: 'keyIsIssuers' },
        { name: 'recipient', state: 'verified', why: 'yourAddress' },
        { name: 'expiry', state: 'verified', why: 'inForce' },
      ],
      issuer: issuer.did,
      checkedAt: '2026-11-21T12:00:00.000Z',
    });
  });

  it('is verified when baked into a PNG or an SVG', async () => {
    const badge = await make(issuer, options);
    const png = await bakePng(badge, version);
    const svg = bakeSvg(badge, version);
    const fromPng = await examine(png);
    const fromSvg = await examine(svg);
    expect([fromPng.carrier, fromPng.proof.state, fromSvg.carrier, fromSvg.proof.state]).toEqual([
      'png',
      'verified',
      'svg',
      'verified',
    ]);
    expect(fromPng.picture).toEqual({ type: 'image/png', bytes: png });
    expect(fromSvg.picture).toEqual({ type: 'image/svg+xml', bytes: svg });
    expect(await verifyBadge(await bakePng(badge, version, { compressed: true }))).toContain('verified');
  });

  it('is invalid when changed, in every container', async () => {
    const badge = tamper(await make(issuer, options));
    for (const each of [badge, await bakePng(badge, version), bakeSvg(badge, version)]) {
      const { proof, title } = await examine(each);
      expect([title, proof.state, proof.checks[0]?.why]).toEqual(['Last programmer', 'invalid', 'changed']);
    }
  });

  it('is invalid when issued to somebody else', async () => {
    const badge = await make(issuer, { ...options, email: 'charles@example.org' });
    expect(await verifyBadge(badge)).toEqual(['invalid', 'signatureHolds', 'keyIsIssuers', 'otherAddress', 'inForce']);
  });

  it('is invalid when it has expired', async () => {
    const badge = await make(issuer, { ...options, expires: '2026-11-20T00:00:00Z' });
    expect(await verifyBadge(badge)).toEqual(['invalid', 'signatureHolds', 'keyIsIssuers', 'yourAddress', 'expired']);
    expect(await examine(badge)).toMatchObject({ expires: '2026-11-20' });
  });

  it('is not verifiable when its issuer is a URL', async () => {
    const badge = await make(issuer, { issuer: 'https://university.example.org/profile' });
    expect(await verifyBadge(badge)).toEqual([
      'notVerifiable',
      'signatureHolds',
      'issuerElsewhere',
      'yourAddress',
      'inForce',
    ]);
    expect((await examine(badge)).proof.issuer).toBe('https://university.example.org/profile');
  });

  it('is invalid when signed with another key than that of its issuer', async () => {
    const badge = await make(issuer, { issuer: makeIssuer(curve).did });
    expect(await verifyBadge(badge)).toEqual(['invalid', 'signatureHolds', 'keyNotIssuers', 'yourAddress', 'inForce']);
  });
});

describe('a hosted badge', () => {
  const assertion = makeAssertion({ issuer: 'https://badges.example.org/issuer' });

  it('is read, and its signature is reported as not verifiable', async () => {
    expect(await examine(assertion)).toEqual({
      format: '2.0',
      carrier: 'json',
      title: 'First programmer',
      description: 'Wrote a program for a machine that was never built.',
      criteria: 'Publish **Note G**.\n\nhttps://badges.example.org/criteria',
      issuer: 'Analytical Society',
      date: '2024-07-10',
      expires: '',
      credentialId: 'https://badges.example.org/assertions/1843',
      credentialUrl: 'https://badges.example.org/assertions/1843',
      picture: null,
      proof: {
        format: '2.0',
        state: 'notVerifiable',
        checks: [
          { name: 'signature', state: 'notVerifiable', why: 'hostedElsewhere' },
          { name: 'recipient', state: 'verified', why: 'yourAddress' },
          { name: 'expiry', state: 'verified', why: 'inForce' },
        ],
        issuer: 'https://badges.example.org/issuer',
        checkedAt: '2026-11-21T12:00:00.000Z',
      },
    });
  });

  it('is invalid when revoked, expired or issued to somebody else', async () => {
    const issuer = 'https://badges.example.org/issuer';
    expect(await verifyBadge(makeAssertion({ issuer, email: 'charles@example.org' }))).toContain('invalid');
    expect(await verifyBadge(makeAssertion({ issuer, expires: '2025-01-01T00:00:00Z' }))).toContain('invalid');
    expect(await verifyBadge({ ...assertion, revoked: true })).toEqual([
      'invalid',
      'hostedElsewhere',
      'yourAddress',
      'inForce',
      'revoked',
    ]);
  });

  it('may refer to its class only by URL', async () => {
    const badge = { ...assertion, badge: 'https://badges.example.org/classes/1' };
    expect(await examine(badge)).toMatchObject({ title: '', issuer: '', date: '2024-07-10', proof: { issuer: '' } });
    expect((await verifyBadge(badge))[0]).toBe('notVerifiable');
  });

  it('is read from a PNG and an SVG', async () => {
    const png = await examine(await bakePng(JSON.stringify(assertion), '2.0'));
    const svg = await examine(bakeSvg(JSON.stringify(assertion), '2.0'));
    for (const badge of [png, svg]) {
      expect([badge.title, badge.proof.state]).toEqual(['First programmer', 'notVerifiable']);
    }
  });
});

it('reports a badge without a signature', async () => {
  const issuer = makeIssuer().did;
  expect(await verifyBadge(makeCredential({ issuer }))).toEqual([
    'notVerifiable',
    'unsigned',
    'yourAddress',
    'inForce',
  ]);
  const signed = { ...makeAssertion({ issuer }), verification: { type: 'SignedBadge', creator: issuer } };
  expect(await verifyBadge(signed)).toEqual(['notVerifiable', 'unsigned', 'yourAddress', 'inForce']);
});

it('reports that the revocation list is not checked', async () => {
  const issuer = makeIssuer();
  const status = { type: 'BitstringStatusListEntry', statusPurpose: 'revocation' };
  const credential = { ...makeCredential({ issuer: issuer.did }), credentialStatus: status };
  expect(await verifyBadge(signCredential(credential, issuer))).toEqual([
    'verified',
    'signatureHolds',
    'keyIsIssuers',
    'yourAddress',
    'inForce',
    'statusElsewhere',
  ]);
});

it('reads several badges at once in workers', async () => {
  const issuer = makeIssuer();
  const credential = await addProof(makeCredential({ issuer: issuer.did }), issuer, 'eddsa-rdfc-2022');
  const png = await bakePng(JSON.stringify(credential), '3.0');
  const [good, changed] = await Promise.all([
    readBadge(png, { ...READER, owner: 'ada' }),
    readBadge(bytesOf(tamper(JSON.stringify(credential))), { ...READER, owner: 'ada' }),
  ]);
  expect([good.proof.state, good.picture?.bytes.length, changed.proof.state]).toEqual([
    'verified',
    png.length,
    'invalid',
  ]);
});

it('makes no network requests, even for badges with remote proofs', async () => {
  const connect = vi.spyOn(net.Socket.prototype, 'connect');
  const fetched = vi.spyOn(globalThis, 'fetch');
  const issuer = makeIssuer();
  const elsewhere = { ...makeCredential({ issuer: 'did:web:127.0.0.1' }), '@context': ['http://127.0.0.1/context'] };
  const header = { jku: 'http://127.0.0.1/keys', x5u: 'http://127.0.0.1/certificate', kid: 'http://127.0.0.1/keys#1' };
  for (const badge of [
    makeAssertion({ issuer: 'http://127.0.0.1/issuer' }),
    { ...makeAssertion({ issuer: issuer.did }), badge: 'http://127.0.0.1/badge' },
    signJws(makeAssertion({ issuer: 'http://127.0.0.1/issuer' }), issuer, header),
    await addProof(makeCredential({ issuer: 'did:web:127.0.0.1' }), issuer, 'eddsa-rdfc-2022', {
      verificationMethod: 'did:web:127.0.0.1#key',
    }),
    {
      ...elsewhere,
      proof: {
        type: 'DataIntegrityProof',
        cryptosuite: 'eddsa-rdfc-2022',
        proofPurpose: 'assertionMethod',
        verificationMethod: issuer.keyId,
        proofValue: 'z1',
      },
    },
  ]) {
    expect((await verifyBadge(badge))[0]).toBe('notVerifiable');
  }
  expect(connect).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});
