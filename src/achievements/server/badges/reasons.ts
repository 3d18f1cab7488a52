import type { BadgeProof } from '../../model/fields.ts';

type Row = readonly [name: 'signature' | 'issuer' | 'recipient' | 'expiry' | 'revocation', state: BadgeProof['state']];

/** All that can come of looking at a proof: the check that says it, and what that makes of the check. */
export const REASONS = {
  signatureHolds: ['signature', 'verified'],
  /** What was signed is not what stands here. */
  changed: ['signature', 'invalid'],
  malformedProof: ['signature', 'invalid'],
  /** None, a shared secret, or one that the key is not for. */
  algorithmRefused: ['signature', 'invalid'],
  privateKeyInside: ['signature', 'invalid'],
  keysDiffer: ['signature', 'invalid'],
  /** The envelope and the credential in it speak of different things. */
  claimsDiffer: ['signature', 'invalid'],
  otherPurpose: ['signature', 'invalid'],
  proofExpired: ['signature', 'invalid'],
  /** Proven by nothing but the address where the issuer keeps it. */
  hostedElsewhere: ['signature', 'notVerifiable'],
  unsigned: ['signature', 'notVerifiable'],
  keyElsewhere: ['signature', 'notVerifiable'],
  unknownMethod: ['signature', 'notVerifiable'],
  weakKey: ['signature', 'notVerifiable'],
  unknownContext: ['signature', 'notVerifiable'],
  /** Something stands in it that its signature does not cover. */
  notAllSigned: ['signature', 'notVerifiable'],
  tooComplex: ['signature', 'notVerifiable'],

  keyIsIssuers: ['issuer', 'verified'],
  keyNotIssuers: ['issuer', 'invalid'],
  /** Whoever has the key signed it; that this is the issuer can only be learned from the issuer. */
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
} as const satisfies Record<string, Row>;

export type Reason = keyof typeof REASONS;
export type Check = { name: Row[0]; state: Row[1]; why: Reason };

export function checkOf(why: Reason): Check {
  const [name, state] = REASONS[why];
  return { name, state, why };
}
