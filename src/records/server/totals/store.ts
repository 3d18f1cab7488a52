import { count, isNull } from 'drizzle-orm';
import type { Tx } from '#platform/server/db/database.ts';
import { BY_FIRST_TWO, dayOf } from '#platform/server/db/days.ts';
import { records } from '../tables.ts';

/** Counts records created per kind and day from a day on, with one sum for the time before, excluding the trash. */
export const countRecordsByDay = ({ sql }: Pick<Tx, 'sql'>, first: string) =>
  sql
    .select({ day: dayOf(records.createdAt, first), kind: records.kind, count: count() })
    .from(records)
    .where(isNull(records.trashedAt))
    .groupBy(BY_FIRST_TWO);
