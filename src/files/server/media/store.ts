import { and, eq, gt, inArray, lt, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import type { MediaKind } from '../../model/media/formats.ts';
import { files, media } from '../tables.ts';

/** The columns that visitors can read, besides those by which the bytes are sent. */
const SHOWN = {
  id: media.id,
  kind: media.kind,
  format: media.format,
  name: media.name,
  size: media.size,
  width: media.width,
  height: media.height,
};

export type ShownMediumRow = {
  [Name in keyof typeof SHOWN]: (typeof media.$inferSelect)[Name];
};

export async function insertMedium(sql: Sql, medium: typeof media.$inferInsert) {
  await sql.insert(media).values(medium);
}

/** Returns a member's media with these ids. */
export const findMedia = (sql: Sql, ownerId: string, ids: readonly string[]): Promise<ShownMediumRow[]> =>
  sql
    .select(SHOWN)
    .from(media)
    .where(and(inArray(media.id, [...ids]), eq(media.ownerId, ownerId)));

/** Returns the medium that was already made from this file for this use. */
export async function findSameMedium(sql: Sql, fileId: string, kind: MediaKind): Promise<ShownMediumRow | undefined> {
  const [medium] = await sql
    .select(SHOWN)
    .from(media)
    .where(and(eq(media.fileId, fileId), eq(media.kind, kind)));
  return medium;
}

/** Returns all that is sent of a medium, with its owner. */
export async function findSentMedium(sql: Sql, id: string) {
  const [medium] = await sql
    .select({ ...SHOWN, ownerId: media.ownerId, blob: media.blob, captions: media.captions })
    .from(media)
    .where(eq(media.id, id));
  return medium;
}

/** Returns the ids of all media of a member, each with the name of its file. */
export const mediaOfOwner = (sql: Sql, ownerId: string) =>
  sql
    .select({ id: media.id, kind: media.kind, file: files.name })
    .from(media)
    .innerJoin(files, eq(files.id, media.fileId))
    .where(eq(media.ownerId, ownerId))
    .orderBy(media.id);

type OlderMediaPage = { before: Date; after: string; limit: number };

export async function olderMedia(sql: Sql, { before, after, limit }: OlderMediaPage) {
  const rows = await sql
    .select({ id: media.id })
    .from(media)
    .where(and(lt(media.madeAt, before), gt(media.id, after)))
    .orderBy(media.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Deletes media, and those of their files that were uploaded for them and that nothing else is made from. */
export async function removeMedia(sql: Sql, ids: readonly string[]) {
  if (ids.length === 0) return;
  const rows = await sql
    .delete(media)
    .where(inArray(media.id, [...ids]))
    .returning({ fileId: media.fileId });
  const fileIds = rows.map(({ fileId }) => fileId);
  await sql
    .delete(files)
    .where(
      and(
        inArray(files.id, fileIds),
        query`${files.name} like 'users/' || ${files.ownerId} || '/media/%'`,
        query`not exists (select from ${media} where ${media.fileId} = ${files.id})`,
      ),
    );
}
