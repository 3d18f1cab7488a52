import type { BadgeProof } from '../../model/fields.ts';

/** Format in which a badge arrived: a file of its own, or baked into an image. */
export type BadgeContainer = 'json' | 'jws' | 'png' | 'svg';

export type BadgeImage = { type: string; bytes: Uint8Array };

/** Fields of a badge that an achievement takes over, as plain text: markup in them is not interpreted. */
export type BadgeFields = {
  title: string;
  description: string;
  /** Criteria for earning the badge. */
  criteria: string;
  issuer: string;
  date: string;
  expires: string;
  credentialId: string;
  credentialUrl: string;
};

export type ParsedBadge = BadgeFields & {
  format: BadgeProof['format'];
  carrier: BadgeContainer;
  picture: BadgeImage | null;
  proof: BadgeProof;
};

/** Verified email addresses of the member who imports the badge, and the current time. */
export type BadgeImporter = { emails: readonly string[]; now: Date };

/** Identifier of a badge's recipient. */
export type RecipientIdentity = { kind: 'email' | 'other'; value: string; hashed: boolean; salt: string };

/** Contents of a badge, independent of the specification's version. Nothing in it has been verified yet. */
export type BadgeContent = {
  format: BadgeProof['format'];
  fields: BadgeFields;
  /** URL or data URL of the badge's image. */
  picture: string;
  issuerId: string;
  recipients: RecipientIdentity[];
  /** Dates as written in the badge, not yet parsed. */
  begins: unknown;
  ends: unknown;
  revoked: boolean;
  /** Whether the issuer publishes a revocation list, which is not fetched. */
  revocable: boolean;
};
