import { and, eq, inArray, isNotNull, isNull, not, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/db/database.ts';
import { onShelf, place, type Shelf } from '../store.ts';
import { isTakenDown, recordSlugs, records } from '../tables.ts';

type Wanted = { statuses: readonly string[]; without: readonly string[] };

const isShown = (shelf: Shelf, statuses: readonly string[]) =>
  and(onShelf(shelf), inArray(records.status, [...statuses]), isNull(records.trashedAt), not(isTakenDown));

export const sumShown = (sql: Sql, shelf: Shelf, statuses: readonly string[]) =>
  sql.$count(records, isShown(shelf, statuses));

/** Selects a shelf's visible records in order. */
export const selectShown = (sql: Sql, shelf: Shelf, { statuses, without }: Wanted) =>
  sql
    .select({
      id: records.id,
      slug: records.slug,
      updatedAt: records.updatedAt,
      version: records.version,
      document: query<Record<string, unknown>>`${records.document} - ${query.param([...without])}::text[]`,
    })
    .from(records)
    .where(isShown(shelf, statuses))
    .orderBy(place);

/** Selects a visible record by its current or a former slug. */
export async function selectShownBySlug(sql: Sql, shelf: Shelf, statuses: readonly string[], slug: string) {
  const [found] = await sql
    .select({ id: records.id, slug: records.slug, version: records.version, document: records.document })
    .from(recordSlugs)
    .innerJoin(records, eq(records.id, recordSlugs.recordId))
    .where(
      and(
        eq(recordSlugs.ownerId, shelf.ownerId),
        eq(recordSlugs.kind, shelf.kind),
        eq(recordSlugs.slug, slug),
        isShown(shelf, statuses),
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
