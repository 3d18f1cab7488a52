import { and, eq, inArray, isNotNull, isNull, not, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { type Collection, inCollection, rankColumn } from '../store.ts';
import { isTakenDown, recordSlugs, records } from '../tables.ts';

type ShownQuery = {
  statuses: readonly string[];
  without: readonly string[];
  /** The last record of the page before. */
  after: { id: string; rank: string } | undefined;
  limit: number;
};

const isShown = (collection: Collection, statuses: readonly string[]) =>
  and(inCollection(collection), inArray(records.status, [...statuses]), isNull(records.trashedAt), not(isTakenDown));

const isOfCategory = (category: string | undefined) =>
  category === undefined ? undefined : eq(records.category, category);

export const countShownRecords = (
  sql: Sql,
  collection: Collection,
  { statuses, category }: { statuses: readonly string[]; category?: string | undefined },
) => sql.$count(records, and(isShown(collection, statuses), isOfCategory(category)));

/** Selects a page of the visible records of a collection in order. */
export const selectShown = (sql: Sql, collection: Collection, { statuses, without, after, limit }: ShownQuery) =>
  sql
    .select({
      id: records.id,
      rank: records.position,
      slug: records.slug,
      updatedAt: records.updatedAt,
      version: records.version,
      document: query<Record<string, unknown>>`${records.document} - ${query.param([...without])}::text[]`,
    })
    .from(records)
    .where(
      and(isShown(collection, statuses), after && query`(${rankColumn}, ${records.id}) > (${after.rank}, ${after.id})`),
    )
    .orderBy(rankColumn, records.id)
    .limit(limit);

type TitlesQuery = { statuses: readonly string[]; categories: readonly string[]; limit: number };

/** Selects the id, the category and the title of records of a collection in order; of all categories if none is named. */
export const selectShownTitles = (sql: Sql, collection: Collection, { statuses, categories, limit }: TitlesQuery) =>
  sql
    .select({ id: records.id, category: records.category, title: records.title })
    .from(records)
    .where(
      and(
        isShown(collection, statuses),
        categories.length > 0 ? inArray(records.category, [...categories]) : undefined,
      ),
    )
    .orderBy(rankColumn, records.id)
    .limit(limit);

export async function selectFirstShown(sql: Sql, collection: Collection, statuses: readonly string[]) {
  const [found] = await sql
    .select({ id: records.id, slug: records.slug })
    .from(records)
    .where(isShown(collection, statuses))
    .orderBy(rankColumn)
    .limit(1);
  return found;
}

/** Selects a visible record by its current or a former slug. */
export async function selectShownBySlug(sql: Sql, collection: Collection, statuses: readonly string[], slug: string) {
  const [found] = await sql
    .select({ id: records.id, slug: records.slug, version: records.version, document: records.document })
    .from(recordSlugs)
    .innerJoin(records, eq(records.id, recordSlugs.recordId))
    .where(
      and(
        eq(recordSlugs.ownerId, collection.ownerId),
        eq(recordSlugs.kind, collection.kind),
        eq(recordSlugs.slug, slug),
        isShown(collection, statuses),
      ),
    );
  return found;
}

/** Selects the member's records with these ids, of any kind, including trashed ones. */
export const selectById = (sql: Sql, ownerId: string, ids: readonly string[]) =>
  sql
    .select({
      id: records.id,
      kind: records.kind,
      title: records.title,
      status: records.status,
      isTrashed: query<boolean>`${isNotNull(records.trashedAt)}`,
      isDown: query<boolean>`${isTakenDown}`,
    })
    .from(records)
    .where(and(inArray(records.id, [...ids]), eq(records.ownerId, ownerId)));
