import { count, isNull } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';
import { BY_FIRST_TWO, dayOf } from '#platform/db/days.ts';
import { records } from '../tables.ts';

/** How many records of each kind were made on each day from this one on, and before it; those in the trash are left out. */
export const countRecords = ({ sql }: Pick<Tx, 'sql'>, first: string) =>
  sql
    .select({ day: dayOf(records.createdAt, first), kind: records.kind, count: count() })
    .from(records)
    .where(isNull(records.trashedAt))
    .groupBy(BY_FIRST_TWO);
