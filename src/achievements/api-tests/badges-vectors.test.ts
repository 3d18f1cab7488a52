import { describe, expect, it } from 'vitest';
import { inspectBadge } from '#achievements/server/badges/inspect-badge.ts';
import { checkProofs } from '#achievements/server/badges/proof/data-integrity.ts';
import { KNOWN_CONTEXTS } from '#achievements/server/badges/proof/known-contexts.ts';

/** Credentials signed by third parties. Tests that sign with our own code would share its mistakes. */

const NOW = new Date('2026-11-21T12:00:00Z');

/**
 * The signed credentials of the W3C's recommendations, "Data Integrity EdDSA Cryptosuites v1.0" (B.1, B.3) and
 * "Data Integrity ECDSA Cryptosuites v1.0" (A.1, A.3, A.5, A.6): one credential, with six proofs.
 */
const CONTEXT = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2'];
const ALUMNI = {
  '@context': CONTEXT,
  id: 'urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33',
  type: ['VerifiableCredential', 'AlumniCredential'],
  name: 'Alumni Credential',
  description: 'A minimum viable example of an Alumni Credential.',
  issuer: 'https://vc.example/issuers/5678',
  validFrom: '2023-01-01T00:00:00Z',
  credentialSubject: { id: 'did:example:abcdefgh', alumniOf: 'The School of Examples' },
};
const KEYS = {
  ed25519: 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2',
  p256: 'zDnaepBuvsQ8cpsWrVKw8fbpGpvPeNSjVPTWoq6cRqaYzBKVP',
  p384: 'z82LkuBieyGShVBhvtE2zoiD6Kma4tJGFtkAhxR5pfkp5QPw4LutoYWhvQCnGjdVn14kujQ',
};
const VECTORS: [cryptosuite: string, key: keyof typeof KEYS, proofValue: string][] = [
  [
    'eddsa-rdfc-2022',
    'ed25519',
    'z2YwC8z3ap7yx1nZYCg4L3j3ApHsF8kgPdSb5xoS1VR7vPG3F561B52hYnQF9iseabecm3ijx4K1FBTQsCZahKZme',
  ],
  [
    'eddsa-jcs-2022',
    'ed25519',
    'z2HnFSSPPBzR36zdDgK8PbEHeXbR56YF24jwMpt3R1eHXQzJDMWS93FCzpvJpwTWd3GAVFuUfjoJdcnTMuVor51aX',
  ],
  [
    'ecdsa-rdfc-2019',
    'p256',
    'zaHXrr7AQdydBk3ahpCDpWbxfLokDqmCToYm2dyWvpcFVyWooC2he63w1f7UNQoAMKdhaRtcnaE2KTo5o5vTCcfw',
  ],
  [
    'ecdsa-jcs-2019',
    'p256',
    'z5ptCet75SaEgzG4v4zJhbJtfNi74Wv7Fq15hhKouJQQjEPQvPZKaYxcMXAMLPQS2FXrkCWokNJkFVkwxNzZfD5oT',
  ],
  [
    'ecdsa-rdfc-2019',
    'p384',
    'z967Mvv5bxtmLNqTzPZ8KmJjFmFXaAKeQNzq7GWnQkMcLtaGSSmuozE5WtJ8PipMe178B1tE28K1vsJur9bGVJhz6jgSJsRHFSQeqgH8hhjcg8gZDFJC1b9FsR5ggNmDBqHv',
  ],
  [
    'ecdsa-jcs-2019',
    'p384',
    'zq3EuTeLiGurmB2JR5oL8oWEsT7u2tba4HT1oZbiMYWc5qzsoW2kLYcBcF4HM5vCpJyTkceULKrVXuJQkXeN5seL4uXrFNFRMm53GWy1Yrto8rTWxZi9DkNeWP7yUPs7ELAm',
  ],
];

describe('W3C test vectors', () => {
  // Stands in for the examples' context, which only sets a vocabulary and is not part of the product.
  const contexts = KNOWN_CONTEXTS as Map<string, object>;
  contexts.set(CONTEXT[1] ?? '', { '@context': { '@vocab': 'https://www.w3.org/ns/credentials/examples#' } });

  it.each(VECTORS)('verifies %s with a %s key', async (cryptosuite, key, proofValue) => {
    const proof = {
      type: 'DataIntegrityProof',
      cryptosuite,
      created: '2023-02-24T23:36:38Z',
      verificationMethod: `did:key:${KEYS[key]}#${KEYS[key]}`,
      proofPurpose: 'assertionMethod',
      ...(cryptosuite.includes('jcs') ? { '@context': CONTEXT } : {}),
      proofValue,
    };
    expect(await checkProofs({ ...ALUMNI, proof }, NOW)).toEqual([{ key: expect.anything() }]);
    const changed = { ...ALUMNI, credentialSubject: { ...ALUMNI.credentialSubject, alumniOf: 'Another' } };
    expect(await checkProofs({ ...changed, proof }, NOW)).toEqual([{ why: 'changed' }]);
  });
});

/** Open Badges that the Digital Credentials Consortium has signed: github.com/digitalcredentials/vc-test-fixtures. */
const DCC = 'did:key:z6MknNQD1WHLGGraFi6zcbGevuAgkVfdyCdtZnQTGWVVvR5Q';
const DCC_METHOD = `${DCC}#z6MknNQD1WHLGGraFi6zcbGevuAgkVfdyCdtZnQTGWVVvR5Q`;
const OPEN_BADGES = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';
const ED25519_2020 = 'https://w3id.org/security/suites/ed25519-2020/v1';

const TEAMWORK = {
  id: 'http://example.com/credentials/3527',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: { id: DCC, type: ['Profile'], name: 'Example Corp' },
  name: 'Teamwork Badge',
  credentialSubject: {
    id: 'did:example:ebfeb1f712ebc6f1c276e12ec21',
    type: ['AchievementSubject'],
    achievement: {
      id: 'https://example.com/achievements/21st-century-skills/teamwork',
      type: ['Achievement'],
      criteria: {
        narrative:
          'Team members are nominated for this badge by their peers and recognized upon review by Example Corp management.',
      },
      description: 'This badge recognizes the development of the capacity to collaborate within a group environment.',
      name: 'Teamwork',
    },
  },
};

describe('badges of the Digital Credentials Consortium', () => {
  const examine = async (badge: object) => {
    const bytes = Buffer.from(JSON.stringify(badge));
    const { title, proof } = await inspectBadge(bytes, { emails: ['ada@example.org'], now: NOW });
    return [title, proof.state, ...proof.checks.map(({ why }) => why)];
  };

  it('verifies a proof by eddsa-rdfc-2022', async () => {
    const badge = {
      ...TEAMWORK,
      '@context': ['https://www.w3.org/ns/credentials/v2', OPEN_BADGES],
      validFrom: '2025-01-09T15:06:31Z',
      proof: {
        type: 'DataIntegrityProof',
        created: '2025-11-10T14:49:26Z',
        verificationMethod: DCC_METHOD,
        cryptosuite: 'eddsa-rdfc-2022',
        proofPurpose: 'assertionMethod',
        proofValue: 'z3jqgQq2WpjsvHQp9XWxKcMvcehyTurrWawo33jvQk8CvbjQRvAgtsw9P2u2fXqY7iABSuBQdtt9UQyHsN82LRuq7',
      },
    };
    const good = ['signatureHolds', 'keyIsIssuers', 'otherIdentity', 'inForce'];
    expect(await examine(badge)).toEqual(['Teamwork', 'notVerifiable', ...good]);
    expect(await examine({ ...badge, name: 'Another' })).toEqual(['Teamwork', 'invalid', 'changed', ...good.slice(2)]);
  });

  it('verifies two proofs, by eddsa-rdfc-2022 and by Ed25519Signature2020', async () => {
    const common = { created: '2025-10-21T17:53:11Z', verificationMethod: DCC_METHOD, proofPurpose: 'assertionMethod' };
    const proof = [
      {
        type: 'DataIntegrityProof',
        ...common,
        cryptosuite: 'eddsa-rdfc-2022',
        proofValue: 'zMTMopSz2YQU3kHyiWzuewBiCkZohZdabbVP2rDRc55Q3L4Ua1zL7UUGAZna7Ni2SCixmADbivoFLRyVRLPaEJJx',
      },
      {
        type: 'Ed25519Signature2020',
        ...common,
        proofValue: 'z39ejdz18CfoVvFd3MGYnDQQAyJno9d744F3Nng7RihwUN7XKumKq1KuB92d5WRWXBLwoFcgr6hv9fcBpnQpnKs8g',
      },
    ];
    const badge = {
      ...TEAMWORK,
      '@context': [
        'https://www.w3.org/2018/credentials/v1',
        OPEN_BADGES,
        'https://w3id.org/security/data-integrity/v2',
        ED25519_2020,
      ],
      issuanceDate: '2025-01-09T15:06:31Z',
    };
    for (const each of [proof, ...proof]) {
      expect((await examine({ ...badge, proof: each })).slice(1, 4)).toEqual([
        'notVerifiable',
        'signatureHolds',
        'keyIsIssuers',
      ]);
    }
    const [first, second] = proof;
    expect(await examine({ ...badge, proof: [first, { ...second, created: '2025-10-21T17:53:12Z' }] })).toContain(
      'changed',
    );
  });

  it('verifies an Ed25519Signature2020 proof on a badge that only names its recipient', async () => {
    const pictures = 'https://user-images.githubusercontent.com/752326';
    const badge = {
      '@context': ['https://www.w3.org/2018/credentials/v1', OPEN_BADGES, ED25519_2020],
      id: 'urn:uuid:2fe53dc9-b2ec-4939-9b2c-0d00f6663b6c',
      issuanceDate: '2025-01-09T15:06:31Z',
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: 'DCC Test Credential',
      issuer: {
        type: ['Profile'],
        id: DCC,
        name: 'Digital Credentials Consortium Test Issuer',
        url: 'https://dcconsortium.org',
        image: `${pictures}/230469660-8f80d264-eccf-4edd-8e50-ea634d407778.png`,
      },
      credentialSubject: {
        type: ['AchievementSubject'],
        achievement: {
          id: 'urn:uuid:bd6d9316-f7ae-4073-a1e5-2f7f5bd22922',
          type: ['Achievement'],
          achievementType: 'Diploma',
          name: 'Badge',
          description:
            'This is a sample credential issued by the Digital Credentials Consortium to demonstrate the functionality of Verifiable Credentials for wallets and verifiers.',
          criteria: {
            type: 'Criteria',
            narrative:
              'This credential was issued to a student that demonstrated proficiency in the Python programming language that occurred from **February 17, 2023** to **June 12, 2023**.',
          },
          image: { id: `${pictures}/214947713-15826a3a-b5ac-4fba-8d4a-884b60cb7157.png`, type: 'Image' },
        },
        name: 'Jane Doe',
      },
      proof: {
        type: 'Ed25519Signature2020',
        created: '2026-10-07T02:11:40Z',
        verificationMethod: DCC_METHOD,
        proofPurpose: 'assertionMethod',
        proofValue: 'z3LRNVU3qQptasZrBkLFxzCRWgGexPHxafxJZSFXSsLJ5CCJy7DmeGzCht4evyKxBZtTT7kn45FFvGKxnbNxNkw8z',
      },
    };
    expect(await examine(badge)).toEqual([
      'Badge',
      'notVerifiable',
      'signatureHolds',
      'keyIsIssuers',
      'otherIdentity',
      'inForce',
    ]);
  });
});
