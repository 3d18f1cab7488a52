import { and, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Sql } from '#platform/db/database.ts';
import { cvVersions } from '../tables.ts';

export type StoredVersion = typeof cvVersions.$inferSelect;
export type NewVersion = typeof cvVersions.$inferInsert;

const { document: _, ...withoutDocument } = {
  id: cvVersions.id,
  name: cvVersions.name,
  revision: cvVersions.revision,
  savedAt: cvVersions.savedAt,
  document: cvVersions.document,
};

const ofCv = (ownerId: string, cvId: string) => and(eq(cvVersions.ownerId, ownerId), eq(cvVersions.cvId, cvId));

/** Inserts a version. Returns undefined if the revision already has an unnamed version. */
export async function insertVersion(sql: Sql, version: NewVersion) {
  const [made] = await sql.insert(cvVersions).values(version).onConflictDoNothing().returning(withoutDocument);
  return made;
}

export async function findUnnamed(sql: Sql, cvId: string, revision: number) {
  const [found] = await sql
    .select(withoutDocument)
    .from(cvVersions)
    .where(and(eq(cvVersions.cvId, cvId), eq(cvVersions.revision, revision), isNull(cvVersions.name)));
  return found;
}

export const selectVersions = (sql: Sql, ownerId: string, cvId: string, before: string | undefined, limit: number) =>
  sql
    .select(withoutDocument)
    .from(cvVersions)
    .where(and(ofCv(ownerId, cvId), before === undefined ? undefined : lt(cvVersions.id, before)))
    .orderBy(desc(cvVersions.id))
    .limit(limit);

export async function findVersion(sql: Sql, ownerId: string, cvId: string, id: string) {
  const [found] = await sql
    .select()
    .from(cvVersions)
    .where(and(ofCv(ownerId, cvId), eq(cvVersions.id, id)));
  return found;
}

export async function renameVersion(sql: Sql, ownerId: string, cvId: string, id: string, name: string) {
  const [renamed] = await sql
    .update(cvVersions)
    .set({ name })
    .where(and(ofCv(ownerId, cvId), eq(cvVersions.id, id)))
    .returning(withoutDocument);
  return renamed;
}

export async function deleteVersion(sql: Sql, ownerId: string, cvId: string, id: string) {
  const gone = await sql
    .delete(cvVersions)
    .where(and(ofCv(ownerId, cvId), eq(cvVersions.id, id)))
    .returning({ id: cvVersions.id });
  return gone.length > 0;
}

export const countNamed = (sql: Sql, cvId: string) =>
  sql.$count(cvVersions, and(eq(cvVersions.cvId, cvId), isNotNull(cvVersions.name)));

/** Deletes the oldest unnamed versions of a CV, except for the latest `keep`. */
export async function deleteOldest(sql: Sql, cvId: string, keep: number) {
  const tooMany = sql
    .select({ id: cvVersions.id })
    .from(cvVersions)
    .where(and(eq(cvVersions.cvId, cvId), isNull(cvVersions.name)))
    .orderBy(desc(cvVersions.id))
    .offset(keep);
  await sql.delete(cvVersions).where(inArray(cvVersions.id, tooMany));
}
