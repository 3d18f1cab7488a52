import type { Statement } from '../badge.ts';
import type { Reason } from '../reasons.ts';
import { readMoment } from '../say/moment.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Whether a badge is in force at this moment. */
export function checkExpiry({ begins, ends }: Pick<Statement, 'begins' | 'ends'>, now: Date): Reason {
  const begin = readMoment(begins);
  const end = readMoment(ends);
  if (!begin || (isGiven(ends) && !end)) return 'unreadableDate';
  // An end that names only a day is the end of that day; a day begins elsewhere while it is still the day before here.
  if (end && end.time + (end.day === ends ? DAY : 0) < now.getTime()) return 'expired';
  return begin.time > now.getTime() + DAY ? 'notYetValid' : 'inForce';
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';
