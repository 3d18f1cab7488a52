import type { BadgeProof } from '../../model/fields.ts';

type ReasonEntry = readonly [
  name: 'signature' | 'issuer' | 'recipient' | 'expiry' | 'revocation',
  state: BadgeProof['state'],
];

/** Every possible result of a proof check, with the check that it belongs to and the resulting state. */
export const PROOF_REASONS = {
  signatureHolds: ['signature', 'verified'],
  /** The content differs from what was signed. */
  changed: ['signature', 'invalid'],
  malformedProof: ['signature', 'invalid'],
  /** The algorithm is `none`, symmetric, or does not fit the key. */
  algorithmRefused: ['signature', 'invalid'],
  privateKeyInside: ['signature', 'invalid'],
  keysDiffer: ['signature', 'invalid'],
  /** The JWT claims contradict the credential in it. */
  claimsDiffer: ['signature', 'invalid'],
  otherPurpose: ['signature', 'invalid'],
  proofExpired: ['signature', 'invalid'],
  /** Hosted badge, which is only proven by the URL that its issuer serves it from. */
  hostedElsewhere: ['signature', 'notVerifiable'],
  unsigned: ['signature', 'notVerifiable'],
  keyElsewhere: ['signature', 'notVerifiable'],
  unknownMethod: ['signature', 'notVerifiable'],
  weakKey: ['signature', 'notVerifiable'],
  unknownContext: ['signature', 'notVerifiable'],
  /** The badge contains properties that its signature does not cover. */
  notAllSigned: ['signature', 'notVerifiable'],
  tooComplex: ['signature', 'notVerifiable'],

  keyIsIssuers: ['issuer', 'verified'],
  keyNotIssuers: ['issuer', 'invalid'],
  /** The signature is valid, but only the issuer's server could tell whether the key is the issuer's. */
  issuerElsewhere: ['issuer', 'notVerifiable'],

  yourAddress: ['recipient', 'verified'],
  otherAddress: ['recipient', 'invalid'],
  nobodyNamed: ['recipient', 'notVerifiable'],
  otherIdentity: ['recipient', 'notVerifiable'],
  unknownHash: ['recipient', 'notVerifiable'],
  noProvenAddress: ['recipient', 'notVerifiable'],

  inForce: ['expiry', 'verified'],
  expired: ['expiry', 'invalid'],
  notYetValid: ['expiry', 'invalid'],
  unreadableDate: ['expiry', 'notVerifiable'],

  revoked: ['revocation', 'invalid'],
  statusElsewhere: ['revocation', 'notVerifiable'],
} as const satisfies Record<string, ReasonEntry>;

export type ProofReason = keyof typeof PROOF_REASONS;
export type ProofCheck = { name: ReasonEntry[0]; state: ReasonEntry[1]; why: ProofReason };

export function checkOf(why: ProofReason): ProofCheck {
  const [name, state] = PROOF_REASONS[why];
  return { name, state, why };
}
