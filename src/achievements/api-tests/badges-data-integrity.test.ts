import { describe, expect, it } from 'vitest';
import { verifyBadge, verifySignature } from '#achievements/testing/verify-badge.ts';
import { addProof, makeCredential, makeIssuer } from '#testing/badges.ts';

const issuer = makeIssuer('ed25519');
const credential = makeCredential({ issuer: issuer.did });

describe('rejected Data Integrity proofs', () => {
  const prove = (options: object, from: object = credential) =>
    addProof(from as Record<string, unknown>, issuer, 'eddsa-jcs-2022', options as Record<string, unknown>);
  const withForgedProof = async (changes: object) => {
    const signed = await prove({});
    const [proof] = signed.proof as object[];
    return { ...signed, proof: { ...proof, ...changes } };
  };

  it.each([
    ['for another purpose', 'otherPurpose', { proofPurpose: 'authentication' }],
    ['that has expired', 'proofExpired', { expires: '2025-01-01T00:00:00Z' }],
    ['with an unreadable expiry date', 'proofExpired', { expires: 'never' }],
  ])('reports a proof %s as invalid', async (_, why, options) => {
    expect(await verifySignature(await prove(options))).toEqual(['invalid', why]);
  });

  it.each([
    ['with another creation time', 'changed', { created: '2025-01-01T00:00:00Z' }],
    ['with another cryptosuite', 'changed', { cryptosuite: 'eddsa-rdfc-2022' }],
    ['with a cryptosuite for other keys', 'algorithmRefused', { cryptosuite: 'ecdsa-jcs-2019' }],
    ['with another key', 'changed', { verificationMethod: makeIssuer().keyId }],
    ['with a malformed key', 'malformedProof', { verificationMethod: 'did:key:z6Mk0' }],
    ['without a value', 'malformedProof', { proofValue: undefined }],
    ['with a malformed value', 'malformedProof', { proofValue: 'z0OIl' }],
    ['with a value of the wrong length', 'changed', { proofValue: 'z11' }],
    ['with a very long value', 'malformedProof', { proofValue: `z${'2'.repeat(100_000)}` }],
    ['with other contexts', 'changed', { '@context': ['https://www.w3.org/2018/credentials/v1'] }],
  ])('reports a forged proof %s as invalid', async (_, why, changes) => {
    expect(await verifySignature(await withForgedProof(changes))).toEqual(['invalid', why]);
  });

  it.each([
    ['of an unknown cryptosuite', { cryptosuite: 'bbs-2023' }],
    ['of a cryptosuite named like an object property', { cryptosuite: 'constructor' }],
    ['of another type', { type: 'JsonWebSignature2020' }],
    ['that is chained to another', { previousProof: 'urn:uuid:1' }],
  ])('reports a proof %s as not verifiable', async (_, changes) => {
    expect(await verifySignature(await withForgedProof(changes))).toEqual(['notVerifiable', 'unknownMethod']);
  });

  it.each([
    ['at a web address', 'https://badges.example.org/issuer#z6Mk'],
    ['at a DID that needs a network request', 'did:web:badges.example.org#key-1'],
    ['missing', ''],
  ])('reports a proof as not verifiable if its key is %s', async (_, verificationMethod) => {
    expect(await verifySignature(await prove({ verificationMethod }))).toEqual(['notVerifiable', 'keyElsewhere']);
  });

  it('distinguishes a malformed proof from a missing one', async () => {
    expect(await verifySignature({ ...credential, proof: 'me' })).toEqual(['invalid', 'malformedProof']);
    expect(await verifySignature({ ...credential, proof: [] })).toEqual(['notVerifiable', 'unsigned']);
  });

  it('reports too many proofs as not verifiable', async () => {
    const { proof } = await prove({});
    expect(await verifySignature({ ...credential, proof: Array(9).fill(proof).flat() })).toEqual([
      'notVerifiable',
      'tooComplex',
    ]);
  });
});

describe('badges with several proofs', () => {
  const other = makeIssuer('p256');

  it('verifies a badge if every proof is valid, including those of other signers', async () => {
    const once = await addProof(credential, other, 'ecdsa-rdfc-2019');
    expect((await verifyBadge(await addProof(once, issuer, 'eddsa-rdfc-2022')))[0]).toBe('verified');
  });

  it('verifies a badge by the proofs that are supported', async () => {
    const signed = await addProof(credential, issuer, 'eddsa-rdfc-2022');
    const more = { type: 'DataIntegrityProof', cryptosuite: 'bbs-2023', proofPurpose: 'assertionMethod' };
    expect((await verifyBadge({ ...signed, proof: [more, signed.proof].flat() }))[0]).toBe('verified');
  });

  it('reports a badge as invalid if one proof belongs to other content', async () => {
    const changed = { ...credential, name: 'Another' };
    const { proof } = await addProof(changed, issuer, 'eddsa-rdfc-2022');
    expect(await verifySignature(await addProof({ ...credential, proof }, issuer, 'eddsa-jcs-2022'))).toEqual([
      'invalid',
      'changed',
    ]);
  });
});

describe('content that an RDF signature does not cover', () => {
  const sign = () => addProof(credential, issuer, 'eddsa-rdfc-2022');

  it('reports properties that no context defines', async () => {
    expect(await verifySignature({ ...(await sign()), honours: 'highest' })).toEqual(['notVerifiable', 'notAllSigned']);
  });

  it('reports contexts that are unknown or embedded in the badge', async () => {
    const signed = await sign();
    const subject = signed.credentialSubject as object;
    for (const badge of [
      { ...signed, '@context': [...(signed['@context'] as string[]), { honours: 'https://example.org/honours' }] },
      { ...signed, '@context': [...(signed['@context'] as string[]), 'https://example.org/context'] },
      { ...signed, credentialSubject: { ...subject, '@context': { name: 'https://schema.org/description' } } },
      { ...signed, '@included': [{ id: 'urn:x' }] },
      { ...signed, '@context': [] },
    ]) {
      expect(await verifySignature(badge)).toEqual(['notVerifiable', 'unknownContext']);
    }
  });

  it('accepts another order of properties', async () => {
    const signed = await sign();
    const reversed = Object.fromEntries(Object.entries(signed).reverse());
    expect((await verifyBadge({ ...reversed, type: [...(signed.type as string[])].reverse() }))[0]).toBe('verified');
  });
});
