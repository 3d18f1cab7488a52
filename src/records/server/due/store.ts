import { and, eq, inArray, isNull, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { recordColumns } from '../store.ts';
import { isOfPublishingMember, records } from '../tables.ts';

/** Records of a kind that wait for a time which has come. */
export type DueQuery = { kind: string; now: Date };

/** The kind is written out, because only then a prepared statement can use the partial index. */
const isDue = ({ kind, now }: DueQuery) =>
  and(
    eq(records.kind, query.raw(`'${kind}'`)),
    query`${records.status} = 'scheduled'`,
    isNull(records.trashedAt),
    query`${records.happened} collate "C" <= ${now.toISOString()}`,
    isOfPublishingMember,
  );

/** Selects records that are due. The first of every member come before the second of any. */
export function selectDue(sql: Sql, due: DueQuery, limit: number) {
  const queue = sql
    .select({
      id: records.id,
      ownerId: records.ownerId,
      happened: records.happened,
      turn: query<number>`row_number() over (partition by ${records.ownerId} order by ${records.happened} collate "C", ${records.id})`.as(
        'turn',
      ),
    })
    .from(records)
    .where(isDue(due))
    .as('queue');
  return sql
    .select({ id: queue.id, ownerId: queue.ownerId })
    .from(queue)
    .orderBy(queue.turn, query`${queue.happened} collate "C"`, queue.id)
    .limit(limit);
}

/** Selects and locks those of the records that are still due and that no other instance is changing. */
export const lockDue = (sql: Sql, due: DueQuery, ids: readonly string[]) =>
  sql
    .select(recordColumns)
    .from(records)
    .where(and(inArray(records.id, [...ids]), isDue(due)))
    .orderBy(records.id)
    .for('update', { skipLocked: true });
