import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { recordVersions } from '../tables.ts';

export type StoredVersion = typeof recordVersions.$inferSelect;

const summaryColumns = {
  id: recordVersions.id,
  revision: recordVersions.revision,
  savedAt: recordVersions.savedAt,
  changed: recordVersions.changed,
};

/** Inserts a version, unless its revision already has one. */
export async function insertVersion(sql: Sql, version: StoredVersion) {
  await sql.insert(recordVersions).values(version).onConflictDoNothing();
}

export async function findLatestVersion(sql: Sql, recordId: string) {
  const [found] = await sql
    .select()
    .from(recordVersions)
    .where(eq(recordVersions.recordId, recordId))
    .orderBy(desc(recordVersions.id))
    .limit(1);
  return found;
}

export const selectVersions = (
  sql: Sql,
  recordId: string,
  { before, limit }: { before: string | undefined; limit: number },
) =>
  sql
    .select(summaryColumns)
    .from(recordVersions)
    .where(and(eq(recordVersions.recordId, recordId), before === undefined ? undefined : lt(recordVersions.id, before)))
    .orderBy(desc(recordVersions.id))
    .limit(limit);

export async function findVersion(sql: Sql, recordId: string, id: string) {
  const [found] = await sql
    .select()
    .from(recordVersions)
    .where(and(eq(recordVersions.recordId, recordId), eq(recordVersions.id, id)));
  return found;
}

export async function findVersionOfRevision(sql: Sql, recordId: string, revision: number) {
  const [found] = await sql
    .select(summaryColumns)
    .from(recordVersions)
    .where(and(eq(recordVersions.recordId, recordId), eq(recordVersions.revision, revision)));
  return found;
}

/** Deletes the oldest versions of a record, except for the latest `keepCount`. */
export async function deleteOldestVersions(sql: Sql, recordId: string, keepCount: number) {
  const excess = sql
    .select({ id: recordVersions.id })
    .from(recordVersions)
    .where(eq(recordVersions.recordId, recordId))
    .orderBy(desc(recordVersions.id))
    .offset(keepCount);
  await sql.delete(recordVersions).where(inArray(recordVersions.id, excess));
}
