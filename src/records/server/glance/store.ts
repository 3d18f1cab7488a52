import { and, desc, inArray, isNull, lte, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/db/database.ts';
import { onShelf, type Shelf } from '../store.ts';
import { records } from '../tables.ts';

export type Wanted = { statuses?: readonly string[]; limit: number };

/** What was edited last on a shelf, without what it says. */
export const selectLastEdited = (sql: Sql, shelf: Shelf, { statuses, limit }: Wanted) =>
  sql
    .select({
      id: records.id,
      title: records.title,
      status: records.status,
      revision: records.revision,
      updatedAt: records.updatedAt,
    })
    .from(records)
    .where(and(onShelf(shelf), isNull(records.trashedAt), statuses && inArray(records.status, [...statuses])))
    .orderBy(desc(records.updatedAt), desc(records.id))
    .limit(limit);

const expiry = query<string>`${records.expires} collate "C"`;

/** What on a shelf expires by a day or has by then, the latest first. A year or a month alone sorts before its days. */
export const selectExpiring = (sql: Sql, shelf: Shelf, { until, limit }: { until: string; limit: number }) =>
  sql
    .select({ id: records.id, title: records.title, status: records.status, expires: records.expires })
    .from(records)
    .where(and(onShelf(shelf), isNull(records.trashedAt), lte(expiry, until)))
    .orderBy(query`${expiry} desc`, desc(records.id))
    .limit(limit);
