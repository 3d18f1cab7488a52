import type { Statement } from '../badge.ts';
import type { Reason } from '../reasons.ts';
import { readMoment } from '../say/moment.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Reports whether a badge is valid at this time. */
export function checkExpiry({ begins, ends }: Pick<Statement, 'begins' | 'ends'>, now: Date): Reason {
  const begin = readMoment(begins);
  const end = readMoment(ends);
  if (!begin || (isGiven(ends) && !end)) return 'unreadableDate';
  // An end date without a time lasts until the end of that day. A day of tolerance for the start covers time zones.
  if (end && end.time + (end.day === ends ? DAY : 0) < now.getTime()) return 'expired';
  return begin.time > now.getTime() + DAY ? 'notYetValid' : 'inForce';
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';
