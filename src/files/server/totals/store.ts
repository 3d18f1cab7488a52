import { eq, sum } from 'drizzle-orm';
import type { Tx } from '#platform/server/db/database.ts';
import { BY_FIRST, dayOf } from '#platform/server/db/days.ts';
import { files, images, imageVariants } from '../tables.ts';

/** Returns the bytes of files and images stored on each day since `first`, and the sum before that day. */
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
  return [...stored, ...made];
}
