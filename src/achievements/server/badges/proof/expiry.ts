import type { BadgeContent } from '../badge.ts';
import { parseBadgeDate } from '../parse/date.ts';
import type { ProofReason } from '../reasons.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reports whether a badge is valid at this time. */
export function checkExpiry({ begins, ends }: Pick<BadgeContent, 'begins' | 'ends'>, now: Date): ProofReason {
  const begin = parseBadgeDate(begins);
  const end = parseBadgeDate(ends);
  if (!begin || (isSet(ends) && !end)) return 'unreadableDate';
  // An end date without a time lasts until the end of that day. A day of tolerance for the start covers time zones.
  if (end && end.time + (end.day === ends ? DAY_MS : 0) < now.getTime()) return 'expired';
  return begin.time > now.getTime() + DAY_MS ? 'notYetValid' : 'inForce';
}

const isSet = (value: unknown) => value !== undefined && value !== null && value !== '';
