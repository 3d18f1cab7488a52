import { isBefore } from '#platform/pure/fields.ts';
import { ACHIEVEMENT_LIMITS } from '../../../model/fields.ts';
import type { BadgeFields } from '../badge.ts';
import { isObject, type Json, listOf, textOf } from '../json.ts';
import { dayOf } from './date.ts';
import { firstWebAddress, identifier, oneLine, prose } from './text.ts';

type RawBadgeFields = {
  title: string;
  description: string;
  criteria: Json | undefined;
  issuer: string;
  date: unknown;
  expires: unknown;
  id: string;
  addresses: string[];
};

/** Converts a badge's values to the fields of an achievement. */
export function fieldsOf({
  title,
  description,
  criteria,
  issuer,
  date,
  expires,
  id,
  addresses,
}: RawBadgeFields): BadgeFields {
  const day = dayOf(date);
  const end = dayOf(expires);
  return {
    title: oneLine(title, ACHIEVEMENT_LIMITS.title),
    description: prose(description, ACHIEVEMENT_LIMITS.description),
    criteria: prose(criteriaText(criteria), ACHIEVEMENT_LIMITS.description),
    issuer: oneLine(issuer, ACHIEVEMENT_LIMITS.issuer),
    date: day,
    // An end before the start would be invalid in an achievement. The expiry check reports it.
    expires: isBefore(end, day) ? '' : end,
    credentialId: identifier(id, ACHIEVEMENT_LIMITS.credentialId),
    credentialUrl: firstWebAddress(...addresses),
  };
}

/** Returns the criteria as text: the narrative, the URL, or both. */
function criteriaText(criteria: Json | undefined) {
  const [first] = listOf(criteria);
  if (!isObject(first)) return textOf(criteria);
  return [textOf(first.narrative), firstWebAddress(textOf(first.id))].filter(Boolean).join('\n\n');
}
