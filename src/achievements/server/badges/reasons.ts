import type { BadgeProof } from '../../model/fields.ts';

type Row = readonly [name: 'signature' | 'issuer' | 'recipient' | 'expiry' | 'revocation', state: BadgeProof['state']];

/** Every possible result of a proof check, with the check that it belongs to and the resulting state. */
export const REASONS = {
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
} as const satisfies Record<string, Row>;

export type Reason = keyof typeof REASONS;
export type Check = { name: Row[0]; state: Row[1]; why: Reason };

export function checkOf(why: Reason): Check {
  const [name, state] = REASONS[why];
  return { name, state, why };
}
