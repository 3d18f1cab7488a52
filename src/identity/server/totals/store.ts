import { and, count, gt, isNull } from 'drizzle-orm';
import type { Tx } from '#platform/server/db/database.ts';
import { BY_FIRST, dayOf } from '#platform/server/db/days.ts';
import { invitations, users } from '../tables.ts';

type Reader = Pick<Tx, 'sql'>;

/** Counts the members who signed up, per day from `first` on; those before are counted under null. */
export const countPeople = ({ sql }: Reader, first: string) =>
  sql
    .select({ day: dayOf(users.createdAt, first), count: count() })
    .from(users)
    .groupBy(BY_FIRST);

/** Counts the open invitations, up to `limit`. */
export async function countOpenInvitations({ sql }: Reader, now: Date, limit: number) {
  const open = and(isNull(invitations.usedAt), isNull(invitations.withdrawnAt), gt(invitations.expiresAt, now));
  return sql.$count(sql.select({ id: invitations.id }).from(invitations).where(open).limit(limit).as('open'));
}
