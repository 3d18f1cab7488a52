import { and, eq, sql as query, sum } from 'drizzle-orm';
import type { Sql, Tx } from '#platform/server/db/database.ts';
import { BY_FIRST, dayOf } from '#platform/server/db/days.ts';
import { faceParts, faces, files, images, imageVariants, media } from '../tables.ts';

/** Returns the bytes of files, images and typefaces stored on each day since `first`, and the sum before that day. */
export async function countBytes({ sql }: Pick<Tx, 'sql'>, first: string) {
  const stored = await sql
    .select({ day: dayOf(files.timeCreated, first), count: sum(files.size).mapWith(Number) })
    .from(files)
    .groupBy(BY_FIRST);
  const made = await sql
    .select({ day: dayOf(images.madeAt, first), count: sum(imageVariants.size).mapWith(Number) })
    .from(imageVariants)
    .innerJoin(images, eq(images.id, imageVariants.imageId))
    .groupBy(BY_FIRST);
  const cut = await sql
    .select({ day: dayOf(faces.madeAt, first), count: sum(faceParts.size).mapWith(Number) })
    .from(faceParts)
    .innerJoin(faces, eq(faces.id, faceParts.faceId))
    .groupBy(BY_FIRST);
  return [...stored, ...made, ...cut];
}

/** Returns the bytes that a member's files take with what is made from them, except for the file named `exceptName`. */
export async function storedBytes(sql: Sql, ownerId: string, exceptName: string) {
  const isCounted = and(eq(files.ownerId, ownerId), query`${files.name} collate "C" <> ${exceptName}`);
  const [own] = await sql
    .select({ total: sum(files.size).mapWith(Number) })
    .from(files)
    .where(isCounted);
  const [variants] = await sql
    .select({ total: sum(imageVariants.size).mapWith(Number) })
    .from(imageVariants)
    .innerJoin(images, eq(images.id, imageVariants.imageId))
    .innerJoin(files, eq(files.id, images.fileId))
    .where(isCounted);
  const [parts] = await sql
    .select({ total: sum(faceParts.size).mapWith(Number) })
    .from(faceParts)
    .innerJoin(files, eq(files.id, faceParts.fileId))
    .where(isCounted);
  const [captions] = await sql
    .select({ total: sum(query`octet_length(${media.captions})`).mapWith(Number) })
    .from(media)
    .innerJoin(files, eq(files.id, media.fileId))
    .where(isCounted);
  return (own?.total ?? 0) + (variants?.total ?? 0) + (parts?.total ?? 0) + (captions?.total ?? 0);
}
