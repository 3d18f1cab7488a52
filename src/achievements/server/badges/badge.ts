import type { BadgeProof } from '../../model/fields.ts';

/** How a badge came: as a file of its own, or baked into its picture. */
export type Carrier = 'json' | 'jws' | 'png' | 'svg';

export type BadgePicture = { type: string; bytes: Uint8Array };

/** What an achievement takes over of a badge. Text is text: whatever markup stands in it means nothing. */
export type BadgeFields = {
  title: string;
  description: string;
  /** What had to be done for it. */
  criteria: string;
  issuer: string;
  date: string;
  expires: string;
  credentialId: string;
  credentialUrl: string;
};

export type ReadBadge = BadgeFields & {
  format: BadgeProof['format'];
  carrier: Carrier;
  picture: BadgePicture | null;
  proof: BadgeProof;
};

/** Who reads it: the addresses are those that the member has proven to own. */
export type BadgeReader = { emails: readonly string[]; now: Date };

/** By what a badge names the one it was given to. */
export type Identity = { kind: 'email' | 'other'; value: string; hashed: boolean; salt: string };

/** What a badge says, whichever specification it follows; nothing of it is proven yet. */
export type Statement = {
  format: BadgeProof['format'];
  fields: BadgeFields;
  /** The address or the data URL of its picture. */
  picture: string;
  issuerId: string;
  recipients: Identity[];
  /** As written. */
  begins: unknown;
  ends: unknown;
  revoked: boolean;
  /** Whether its issuer keeps a list somewhere of what was taken back. */
  revocable: boolean;
};
