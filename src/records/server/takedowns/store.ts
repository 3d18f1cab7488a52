import { and, arrayContains, arrayOverlaps, desc, eq, inArray, isNull, not, or, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { isTakenDown, recordSlugs, records, type TakedownTarget, takedowns } from '../tables.ts';

export type StoredTakedown = typeof takedowns.$inferSelect;
export type TakedownKey = { ownerId: string; target: TakedownTarget };

/** Inserts a takedown. Returns false if the target was already taken down. */
export async function insertTakedown(sql: Sql, takedown: StoredTakedown) {
  const inserted = await sql
    .insert(takedowns)
    .values(takedown)
    .onConflictDoNothing()
    .returning({ ownerId: takedowns.ownerId });
  return inserted.length > 0;
}

/** Deletes a takedown. Returns false if the target was not taken down. */
export async function deleteTakedown(sql: Sql, { ownerId, target }: TakedownKey) {
  const deleted = await sql
    .delete(takedowns)
    .where(
      and(eq(takedowns.ownerId, ownerId), eq(takedowns.targetKind, target.kind), eq(takedowns.targetId, target.id)),
    )
    .returning({ ownerId: takedowns.ownerId });
  return deleted.length > 0;
}

export type TakedownCursor = TakedownKey & { takenAt: string };

/** Selects takedowns, newest first. */
export const selectTakedowns = (sql: Sql, { after, limit }: { after?: TakedownCursor | undefined; limit: number }) =>
  sql
    .select()
    .from(takedowns)
    .where(
      after &&
        query`(${takedowns.takenAt}, ${takedowns.ownerId}, ${takedowns.targetKind}, ${takedowns.targetId})
          < (${after.takenAt}::timestamptz, ${after.ownerId}, ${after.target.kind}, ${after.target.id})`,
    )
    .orderBy(desc(takedowns.takenAt), desc(takedowns.ownerId), desc(takedowns.targetKind), desc(takedowns.targetId))
    .limit(limit);

/** Selects the taken-down targets of these members. Visitors can read only these columns, not the reasons. */
export const selectTakedownTargets = (sql: Sql, ownerIds: readonly string[]) =>
  sql
    .select({ ownerId: takedowns.ownerId, targetKind: takedowns.targetKind, targetId: takedowns.targetId })
    .from(takedowns)
    .where(inArray(takedowns.ownerId, [...ownerIds]));

/** Selects all takedowns for these members, newest first. */
export const selectTakedownsOf = (sql: Sql, ownerIds: readonly string[]) =>
  sql
    .select()
    .from(takedowns)
    .where(inArray(takedowns.ownerId, [...ownerIds]))
    .orderBy(desc(takedowns.takenAt));

/** Selects owner, kind and title of any member's records. */
export const selectRecordTitles = (sql: Sql, ids: readonly string[]) =>
  sql
    .select({ id: records.id, ownerId: records.ownerId, kind: records.kind, title: records.title })
    .from(records)
    .where(inArray(records.id, [...ids]));

/** Selects all current and former slugs of a member's taken-down records of a kind. */
export const selectTakenDownSlugs = (sql: Sql, ownerId: string, kind: 'project' | 'post') =>
  sql
    .select({ slug: recordSlugs.slug })
    .from(takedowns)
    .innerJoin(
      recordSlugs,
      and(
        eq(recordSlugs.ownerId, takedowns.ownerId),
        eq(recordSlugs.kind, takedowns.targetKind),
        eq(query`${recordSlugs.recordId}::text`, takedowns.targetId),
      ),
    )
    .where(and(eq(takedowns.ownerId, ownerId), eq(takedowns.targetKind, kind)));

/** Statuses in which others can see a record. */
const PUBLIC_STATUSES = ['published', 'visible', 'link', 'public'];

const isOnTakenDownSite = and(
  inArray(records.kind, ['project', 'post', 'achievement', 'entry']),
  query`exists (select from ${takedowns} where ${takedowns.ownerId} = ${records.ownerId} and ${takedowns.targetKind} = 'site')`,
);
const isUnavailable = or(isTakenDown, isOnTakenDownSite) ?? isTakenDown;

/** Reports whether the member has any takedowns. */
export const hasTakedowns = async (sql: Sql, ownerId: string) =>
  (await sql.$count(takedowns, eq(takedowns.ownerId, ownerId))) > 0;

type FileUse = {
  ownerId: string;
  file?: string;
  images: readonly string[];
  /** Ids of records that show the images in another version than their current one. */
  shownBy: readonly string[];
};

/** Reports whether a file is used only in taken-down records and in nothing else that others can see. */
export async function isOnlyInTakenDown(sql: Sql, { ownerId, file, images, shownBy }: FileUse) {
  const usesFile = or(
    file === undefined ? undefined : arrayContains(records.files, [file]),
    images.length > 0 ? arrayOverlaps(records.images, [...images]) : undefined,
    shownBy.length > 0 ? inArray(records.id, [...shownBy]) : undefined,
  );
  if (!usesFile) return false;
  const countWhere = (condition: ReturnType<typeof and>) =>
    sql.$count(records, and(eq(records.ownerId, ownerId), usesFile, condition));
  if ((await countWhere(isUnavailable)) === 0) return false;
  return (
    (await countWhere(and(not(isUnavailable), isNull(records.trashedAt), inArray(records.status, PUBLIC_STATUSES)))) ===
    0
  );
}
