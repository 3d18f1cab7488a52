import { and, desc, inArray, isNull, lte, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { type Collection, inCollection } from '../store.ts';
import { records } from '../tables.ts';

export type LastEditedFilter = {
  statuses?: readonly string[];
  ids?: readonly string[] | undefined;
  /** The last record of the page before. */
  after?: { updatedAt: string; id: string } | undefined;
  limit: number;
};

/** Selects the most recently edited records of a collection, without their documents. */
export const selectLastEdited = (sql: Sql, collection: Collection, { statuses, ids, after, limit }: LastEditedFilter) =>
  sql
    .select({
      id: records.id,
      title: records.title,
      slug: records.slug,
      status: records.status,
      revision: records.revision,
      updatedAt: records.updatedAt,
      images: records.images,
    })
    .from(records)
    .where(
      and(
        inCollection(collection),
        isNull(records.trashedAt),
        statuses && inArray(records.status, [...statuses]),
        ids && inArray(records.id, [...ids]),
        after && query`(${records.updatedAt}, ${records.id}) < (${after.updatedAt}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(records.updatedAt), desc(records.id))
    .limit(limit);

const expiry = query<string>`${records.expires} collate "C"`;

/** Selects records that expire by a day or already have, latest first. A year or month alone sorts before its days. */
export const selectExpiring = (sql: Sql, collection: Collection, { until, limit }: { until: string; limit: number }) =>
  sql
    .select({ id: records.id, title: records.title, status: records.status, expires: records.expires })
    .from(records)
    .where(and(inCollection(collection), isNull(records.trashedAt), lte(expiry, until)))
    .orderBy(query`${expiry} desc`, desc(records.id))
    .limit(limit);
