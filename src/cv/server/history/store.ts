import { and, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { cvVersions } from '../tables.ts';

export type StoredVersion = typeof cvVersions.$inferSelect;
export type NewVersion = typeof cvVersions.$inferInsert;

const { document: _, ...summaryColumns } = {
  id: cvVersions.id,
  name: cvVersions.name,
  revision: cvVersions.revision,
  savedAt: cvVersions.savedAt,
  changes: cvVersions.changes,
  document: cvVersions.document,
};

const isVersionOf = (ownerId: string, cvId: string) => and(eq(cvVersions.ownerId, ownerId), eq(cvVersions.cvId, cvId));

/** Inserts a version. Returns undefined if the revision already has an unnamed version. */
export async function insertVersion(sql: Sql, version: NewVersion) {
  const [inserted] = await sql.insert(cvVersions).values(version).onConflictDoNothing().returning(summaryColumns);
  return inserted;
}

export async function findUnnamedVersion(sql: Sql, cvId: string, revision: number) {
  const [found] = await sql
    .select(summaryColumns)
    .from(cvVersions)
    .where(and(eq(cvVersions.cvId, cvId), eq(cvVersions.revision, revision), isNull(cvVersions.name)));
  return found;
}

/** Returns the document of the newest version of a CV. */
export async function findLatestDocument(sql: Sql, cvId: string) {
  const [found] = await sql
    .select({ document: cvVersions.document, version: cvVersions.version })
    .from(cvVersions)
    .where(eq(cvVersions.cvId, cvId))
    .orderBy(desc(cvVersions.id))
    .limit(1);
  return found;
}

export const selectVersions = (sql: Sql, ownerId: string, cvId: string, before: string | undefined, limit: number) =>
  sql
    .select(summaryColumns)
    .from(cvVersions)
    .where(and(isVersionOf(ownerId, cvId), before === undefined ? undefined : lt(cvVersions.id, before)))
    .orderBy(desc(cvVersions.id))
    .limit(limit);

export async function findVersion(sql: Sql, ownerId: string, cvId: string, id: string) {
  const [found] = await sql
    .select()
    .from(cvVersions)
    .where(and(isVersionOf(ownerId, cvId), eq(cvVersions.id, id)));
  return found;
}

/** Returns the version of a revision, with any name or none. */
export async function findVersionOfRevision(sql: Sql, ownerId: string, cvId: string, revision: number) {
  const [found] = await sql
    .select()
    .from(cvVersions)
    .where(and(isVersionOf(ownerId, cvId), eq(cvVersions.revision, revision)))
    .orderBy(desc(cvVersions.id))
    .limit(1);
  return found;
}

export async function renameVersion(sql: Sql, ownerId: string, cvId: string, id: string, name: string) {
  const [renamed] = await sql
    .update(cvVersions)
    .set({ name })
    .where(and(isVersionOf(ownerId, cvId), eq(cvVersions.id, id)))
    .returning(summaryColumns);
  return renamed;
}

export async function deleteVersion(sql: Sql, ownerId: string, cvId: string, id: string) {
  const deleted = await sql
    .delete(cvVersions)
    .where(and(isVersionOf(ownerId, cvId), eq(cvVersions.id, id)))
    .returning({ id: cvVersions.id });
  return deleted.length > 0;
}

export const countNamed = (sql: Sql, cvId: string) =>
  sql.$count(cvVersions, and(eq(cvVersions.cvId, cvId), isNotNull(cvVersions.name)));

/** Deletes the oldest unnamed versions of a CV, except for the latest `keepCount`. */
export async function deleteOldestUnnamed(sql: Sql, cvId: string, keepCount: number) {
  const excess = sql
    .select({ id: cvVersions.id })
    .from(cvVersions)
    .where(and(eq(cvVersions.cvId, cvId), isNull(cvVersions.name)))
    .orderBy(desc(cvVersions.id))
    .offset(keepCount);
  await sql.delete(cvVersions).where(inArray(cvVersions.id, excess));
}
