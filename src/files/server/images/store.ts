import { and, eq, gt, inArray, lt, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import type { Crop } from '../../model/images.ts';
import { files, images, imageVariants } from '../tables.ts';

export type NewVariant = Omit<typeof imageVariants.$inferInsert, 'imageId'>;

export async function insertImage(sql: Sql, image: typeof images.$inferInsert, variants: readonly NewVariant[]) {
  await sql.insert(images).values(image);
  await sql.insert(imageVariants).values(variants.map((variant) => ({ ...variant, imageId: image.id })));
}

/** Widths of the variants of an image. */
const widths = query<number[]>`array(
  select ${imageVariants.width} from ${imageVariants}
   where ${imageVariants.imageId} = ${images.id} and ${imageVariants.format} = 'webp' order by 1)`;

/** One parameter, whatever the number of ids, so that the database plans the statement once. */
const hasId = (ids: readonly string[]) => query`${images.id} = any(${query.param([...ids])}::uuid[])`;

/** Returns the data of a member's images for pages; visitors can read these columns and no others. */
export const findShownImages = (sql: Sql, ownerId: string, ids: readonly string[]) =>
  sql
    .select({
      id: images.id,
      width: images.width,
      height: images.height,
      placeholder: images.placeholder,
      widths,
    })
    .from(images)
    .where(and(hasId(ids), eq(images.ownerId, ownerId)));

export type FoundShownImage = Awaited<ReturnType<typeof findShownImages>>[number];

/** Selects images with their file names and the widths of their variants. */
const selectImages = (sql: Sql) =>
  sql
    .select({
      id: images.id,
      ownerId: images.ownerId,
      file: files.name,
      crop: images.crop,
      width: images.width,
      height: images.height,
      placeholder: images.placeholder,
      widths,
    })
    .from(images)
    .innerJoin(files, eq(files.id, images.fileId));

export type FoundImage = Awaited<ReturnType<typeof selectImages>>[number];

export const findImages = (sql: Sql, ownerId: string, ids: readonly string[]) =>
  selectImages(sql).where(and(hasId(ids), eq(images.ownerId, ownerId)));

/** Returns those of the ids that are images of the member. */
export async function idsOfOwner(sql: Sql, ownerId: string, ids: readonly string[]) {
  const rows = await sql
    .select({ id: images.id })
    .from(images)
    .where(and(hasId(ids), eq(images.ownerId, ownerId)));
  return rows.map(({ id }) => id);
}

/** Returns the images made from a member's files of these names. */
export const idsOfFiles = (sql: Sql, ownerId: string, names: readonly string[]) =>
  sql
    .select({ id: images.id, file: files.name })
    .from(images)
    .innerJoin(files, eq(files.id, images.fileId))
    .where(and(eq(images.ownerId, ownerId), inArray(files.name, [...names])));

export const imagesOfOwner = (sql: Sql, ownerId: string) => selectImages(sql).where(eq(images.ownerId, ownerId));

/** Returns the image that was already made from this file with an equal crop. */
export async function findSameImage(sql: Sql, fileId: string, crop: Crop | undefined) {
  const hasCrop = crop ? query`${images.crop} = ${JSON.stringify(crop)}::jsonb` : query`${images.crop} is null`;
  const [image] = await selectImages(sql).where(and(eq(images.fileId, fileId), hasCrop));
  return image;
}

export async function findVariant(sql: Sql, imageId: string, width: number, format: 'avif' | 'webp') {
  const [variant] = await sql
    .select({ blob: imageVariants.blob, size: imageVariants.size, ownerId: images.ownerId })
    .from(imageVariants)
    .innerJoin(images, eq(images.id, imageVariants.imageId))
    .where(and(eq(imageVariants.imageId, imageId), eq(imageVariants.width, width), eq(imageVariants.format, format)));
  return variant;
}

type OlderImagesPage = { before: Date; after: string; limit: number };

export async function olderImages(sql: Sql, { before, after, limit }: OlderImagesPage) {
  const rows = await sql
    .select({ id: images.id })
    .from(images)
    .where(and(lt(images.madeAt, before), gt(images.id, after)))
    .orderBy(images.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Deletes images; returns the ids of the files that they were made from. */
export async function removeImages(sql: Sql, ids: readonly string[]) {
  const rows = await sql.delete(images).where(hasId(ids)).returning({ fileId: images.fileId });
  return rows.map(({ fileId }) => fileId);
}

/**
 * Deletes files in the `images` folder that no image is made from any more. Other files were uploaded for their own
 * sake.
 */
export async function removeFilesWithoutImage(sql: Sql, ids: readonly string[]) {
  await sql
    .delete(files)
    .where(
      and(
        inArray(files.id, [...ids]),
        query`${files.name} like 'users/' || ${files.ownerId} || '/images/%'`,
        query`not exists (select from ${images} where ${images.fileId} = ${files.id})`,
      ),
    );
}
