import { and, eq, inArray, isNull, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { type Collection, findRecord, recordColumns } from '../store.ts';
import { recordSlugs, records } from '../tables.ts';

/** Returns the taken slugs with a prefix, each with its record's id. */
export async function takenSlugs(sql: Sql, { ownerId, kind }: Collection, prefix: string) {
  const rows = await sql
    .select({ slug: recordSlugs.slug, recordId: recordSlugs.recordId })
    .from(recordSlugs)
    .where(
      and(
        eq(recordSlugs.ownerId, ownerId),
        eq(recordSlugs.kind, kind),
        query`starts_with(${recordSlugs.slug}, ${prefix})`,
      ),
    );
  return new Map(rows.map(({ slug, recordId }) => [slug, recordId]));
}

/** Finds a record by its current or a former slug. */
export async function findBySlug(sql: Sql, collection: Collection, slug: string) {
  const [found] = await sql
    .select({ id: recordSlugs.recordId })
    .from(recordSlugs)
    .where(
      and(
        eq(recordSlugs.ownerId, collection.ownerId),
        eq(recordSlugs.kind, collection.kind),
        eq(recordSlugs.slug, slug),
      ),
    );
  return found && findRecord(sql, collection, found.id);
}

export async function insertSlugs(sql: Sql, slugs: readonly (typeof recordSlugs.$inferInsert)[]) {
  for (let at = 0; at < slugs.length; at += 1000) {
    await sql
      .insert(recordSlugs)
      .values(slugs.slice(at, at + 1000))
      .onConflictDoNothing();
  }
}

/** Inserts a slug and returns whether it was free. */
export async function insertSlug(sql: Sql, slug: typeof recordSlugs.$inferInsert) {
  const inserted = await sql
    .insert(recordSlugs)
    .values(slug)
    .onConflictDoNothing()
    .returning({ slug: recordSlugs.slug });
  return inserted.length > 0;
}

/** Selects all current and former slugs of records. */
export const selectSlugs = (sql: Sql, { ownerId, kind }: Collection, ids: readonly string[]) =>
  sql
    .select({ slug: recordSlugs.slug, recordId: recordSlugs.recordId })
    .from(recordSlugs)
    .where(and(eq(recordSlugs.ownerId, ownerId), eq(recordSlugs.kind, kind), inArray(recordSlugs.recordId, [...ids])))
    .orderBy(recordSlugs.slug);

/** Selects the records of a kind, of all members, that have one of the statuses and no slug, the oldest first. */
export const selectWithoutSlug = (sql: Sql, kind: string, statuses: readonly string[]) =>
  sql
    .select(recordColumns)
    .from(records)
    .where(and(eq(records.kind, kind), inArray(records.status, [...statuses]), isNull(records.slug)))
    .orderBy(records.createdAt, records.id);
