import { eq, sum } from 'drizzle-orm';
import type { Tx } from '#platform/server/db/database.ts';
import { BY_FIRST, dayOf } from '#platform/server/db/days.ts';
import { faceParts, faces, files, images, imageVariants } from '../tables.ts';

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
