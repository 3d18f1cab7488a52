import { describe, expect, it } from 'vitest';
import { addProof, makeCredential, makeIssuer } from '#testing/badges.ts';
import { verifyBadge, verifySignature } from '#testing/verify-badge.ts';

const issuer = makeIssuer('ed25519');
const credential = makeCredential({ issuer: issuer.did });

describe('a Data Integrity proof that must not be believed', () => {
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
    ['that ends at no time', 'proofExpired', { expires: 'never' }],
  ])('%s', async (_, why, options) => {
    expect(await verifySignature(await prove(options))).toEqual(['invalid', why]);
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
    expect(await verifySignature(await withForgedProof(changes))).toEqual(['invalid', why]);
  });

  it.each([
    ['of a kind that is not known here', { cryptosuite: 'bbs-2023' }],
    ['of a kind that every object knows', { cryptosuite: 'constructor' }],
    ['of another type', { type: 'JsonWebSignature2020' }],
    ['that builds on others', { previousProof: 'urn:uuid:1' }],
  ])('%s is not verifiable', async (_, changes) => {
    expect(await verifySignature(await withForgedProof(changes))).toEqual(['notVerifiable', 'unknownMethod']);
  });

  it.each([
    ['at an address', 'https://badges.example.org/issuer#z6Mk'],
    ['at a DID that would have to be asked for', 'did:web:badges.example.org#key-1'],
    ['nowhere', ''],
  ])('whose key is %s is not verifiable', async (_, verificationMethod) => {
    expect(await verifySignature(await prove({ verificationMethod }))).toEqual(['notVerifiable', 'keyElsewhere']);
  });

  it('is none', async () => {
    expect(await verifySignature({ ...credential, proof: 'me' })).toEqual(['invalid', 'malformedProof']);
    expect(await verifySignature({ ...credential, proof: [] })).toEqual(['notVerifiable', 'unsigned']);
  });

  it('is one of far too many', async () => {
    const { proof } = await prove({});
    expect(await verifySignature({ ...credential, proof: Array(9).fill(proof).flat() })).toEqual([
      'notVerifiable',
      'tooComplex',
    ]);
  });
});

describe('several proofs', () => {
  const other = makeIssuer('p256');

  it('hold when each does, whoever else has signed', async () => {
    const once = await addProof(credential, other, 'ecdsa-rdfc-2019');
    expect((await verifyBadge(await addProof(once, issuer, 'eddsa-rdfc-2022')))[0]).toBe('verified');
  });

  it('hold by those that can be checked', async () => {
    const signed = await addProof(credential, issuer, 'eddsa-rdfc-2022');
    const more = { type: 'DataIntegrityProof', cryptosuite: 'bbs-2023', proofPurpose: 'assertionMethod' };
    expect((await verifyBadge({ ...signed, proof: [more, signed.proof].flat() }))[0]).toBe('verified');
  });

  it('do not hold when one was made for something else', async () => {
    const changed = { ...credential, name: 'Another' };
    const { proof } = await addProof(changed, issuer, 'eddsa-rdfc-2022');
    expect(await verifySignature(await addProof({ ...credential, proof }, issuer, 'eddsa-jcs-2022'))).toEqual([
      'invalid',
      'changed',
    ]);
  });
});

describe('what a signature by meaning does not cover', () => {
  const sign = () => addProof(credential, issuer, 'eddsa-rdfc-2022');

  it('is not passed over: words that the vocabularies do not know', async () => {
    expect(await verifySignature({ ...(await sign()), honours: 'highest' })).toEqual(['notVerifiable', 'notAllSigned']);
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
      expect(await verifySignature(badge)).toEqual(['notVerifiable', 'unknownContext']);
    }
  });

  it('may be ordered and spelled otherwise: it means the same', async () => {
    const signed = await sign();
    const reversed = Object.fromEntries(Object.entries(signed).reverse());
    expect((await verifyBadge({ ...reversed, type: [...(signed.type as string[])].reverse() }))[0]).toBe('verified');
  });
});
