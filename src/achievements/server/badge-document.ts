import { repairDocument } from '#records/service.ts';
import { EMPTY_ACHIEVEMENT } from '../model/fields.ts';
import { achievementKind } from './achievement-kind.ts';
import type { ParsedBadge } from './badges/badge.ts';

const REPAIR_OPTIONS = { kind: achievementKind, serverOnlyFields: [], titleFallbacks: [] };

/** Builds an achievement from a badge, truncating long text. */
export function badgeDocument({ title, issuer, date, expires, description, criteria, ...badge }: ParsedBadge) {
  const { credentialId, credentialUrl, proof } = badge;
  const fields = {
    ...EMPTY_ACHIEVEMENT,
    title,
    kind: 'certification',
    issuer,
    date,
    expires,
    description: [description, criteria].filter(Boolean).join('\n\n'),
    credentialId,
    credentialUrl,
  };
  return { ...repairDocument(REPAIR_OPTIONS, fields, 'Open Badge').document, proof };
}
