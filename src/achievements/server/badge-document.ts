import { mendDocument } from '#records/service.ts';
import { EMPTY_ACHIEVEMENT } from '../model/fields.ts';
import { achievementKind } from './achievement-kind.ts';
import type { ReadBadge } from './badges/badge.ts';

const SHAPE = { kind: achievementKind, notTaken: [], inPlaceOfTitle: [] };

/** Builds an achievement from a badge, truncating long text. It is hidden at first if the proof is invalid. */
export function badgeDocument({ title, issuer, date, expires, description, criteria, ...badge }: ReadBadge) {
  const { credentialId, credentialUrl, proof } = badge;
  const given = {
    ...EMPTY_ACHIEVEMENT,
    title,
    kind: 'certification',
    issuer,
    date,
    expires,
    description: [description, criteria].filter(Boolean).join('\n\n'),
    credentialId,
    credentialUrl,
    visible: proof.state !== 'invalid',
  };
  return { ...mendDocument(SHAPE, given, 'Open Badge').document, proof };
}
