import { and, arrayContains, arrayOverlaps, desc, eq, inArray, isNull, not, or, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/db/database.ts';
import { isTakenDown, recordSlugs, records, type TakenDown, takedowns } from '../tables.ts';

export type StoredTakedown = typeof takedowns.$inferSelect;
export type TakedownKey = { ownerId: string; target: TakenDown };

/** Answers whether it was not taken down before. */
export async function insertTakedown(sql: Sql, takedown: StoredTakedown) {
  const made = await sql
    .insert(takedowns)
    .values(takedown)
    .onConflictDoNothing()
    .returning({ ownerId: takedowns.ownerId });
  return made.length > 0;
}

/** Answers whether it was taken down. */
export async function deleteTakedown(sql: Sql, { ownerId, target }: TakedownKey) {
  const gone = await sql
    .delete(takedowns)
    .where(
      and(eq(takedowns.ownerId, ownerId), eq(takedowns.targetKind, target.kind), eq(takedowns.targetId, target.id)),
    )
    .returning({ ownerId: takedowns.ownerId });
  return gone.length > 0;
}

export type TakedownPlace = TakedownKey & { takenAt: string };

/** What was taken down last comes first. */
export const selectTakedowns = (sql: Sql, { after, limit }: { after?: TakedownPlace | undefined; limit: number }) =>
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

/** Returns which things of these members are taken down, not why; visitors can read these columns and no others. */
export const selectTargetsDown = (sql: Sql, ownerIds: readonly string[]) =>
  sql
    .select({ ownerId: takedowns.ownerId, targetKind: takedowns.targetKind, targetId: takedowns.targetId })
    .from(takedowns)
    .where(inArray(takedowns.ownerId, [...ownerIds]));

/** All of these members'. */
export const selectTakedownsOf = (sql: Sql, ownerIds: readonly string[]) =>
  sql
    .select()
    .from(takedowns)
    .where(inArray(takedowns.ownerId, [...ownerIds]))
    .orderBy(desc(takedowns.takenAt));

/** What these records are called, whosever they are. */
export const selectNamed = (sql: Sql, ids: readonly string[]) =>
  sql
    .select({ id: records.id, ownerId: records.ownerId, kind: records.kind, title: records.title })
    .from(records)
    .where(inArray(records.id, [...ids]));

/** Every name in addresses that lead to a member's records of a kind that are taken down. */
export const selectNamesDown = (sql: Sql, ownerId: string, kind: 'project') =>
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

/** Statuses under which others see a record. */
const PUBLIC = ['published', 'visible', 'link', 'public'];

const isOnSiteDown = and(
  inArray(records.kind, ['project', 'achievement']),
  query`exists (select from ${takedowns} where ${takedowns.ownerId} = ${records.ownerId} and ${takedowns.targetKind} = 'site')`,
);
const isDown = or(isTakenDown, isOnSiteDown) ?? isTakenDown;

/** Returns whether anything of a member's is taken down. */
export const hasTakedowns = async (sql: Sql, ownerId: string) =>
  (await sql.$count(takedowns, eq(takedowns.ownerId, ownerId))) > 0;

type Named = { ownerId: string; file?: string; images: readonly string[] };

/** Returns whether a file stands in what admins took down, and in nothing else that others see. */
export async function isOnlyInTakenDown(sql: Sql, { ownerId, file, images }: Named) {
  const namesIt = or(
    file === undefined ? undefined : arrayContains(records.files, [file]),
    images.length > 0 ? arrayOverlaps(records.images, [...images]) : undefined,
  );
  if (!namesIt) return false;
  const some = (condition: ReturnType<typeof and>) =>
    sql.$count(records, and(eq(records.ownerId, ownerId), namesIt, condition));
  if ((await some(isDown)) === 0) return false;
  return (await some(and(not(isDown), isNull(records.trashedAt), inArray(records.status, PUBLIC)))) === 0;
}
