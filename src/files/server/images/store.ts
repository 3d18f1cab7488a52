import { and, eq, gt, inArray, lt, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/db/database.ts';
import type { Crop } from '../../model/images.ts';
import { files, images, imageVariants } from '../tables.ts';

export type NewVariant = Omit<typeof imageVariants.$inferInsert, 'imageId'>;

export async function insertImage(sql: Sql, image: typeof images.$inferInsert, variants: readonly NewVariant[]) {
  await sql.insert(images).values(image);
  await sql.insert(imageVariants).values(variants.map((variant) => ({ ...variant, imageId: image.id })));
}

/** How wide a picture's sizes are. */
const widths = query<number[]>`array(
  select ${imageVariants.width} from ${imageVariants}
   where ${imageVariants.imageId} = ${images.id} and ${imageVariants.format} = 'webp' order by 1)`;

/** What pages need of a member's pictures; visitors can read these columns and no others. */
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
    .where(and(inArray(images.id, [...ids]), eq(images.ownerId, ownerId)));

export type FoundShownImage = Awaited<ReturnType<typeof findShownImages>>[number];

/** The pictures of these ids, or of this file, each with the sizes there are of it. */
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
  selectImages(sql).where(and(inArray(images.id, [...ids]), eq(images.ownerId, ownerId)));

/** Of these ids, the ones of a member's pictures. */
export async function idsOfOwner(sql: Sql, ownerId: string, ids: readonly string[]) {
  const rows = await sql
    .select({ id: images.id })
    .from(images)
    .where(and(inArray(images.id, [...ids]), eq(images.ownerId, ownerId)));
  return rows.map(({ id }) => id);
}

/** The pictures that were made of a member's files of these names. */
export const idsOfFiles = (sql: Sql, ownerId: string, names: readonly string[]) =>
  sql
    .select({ id: images.id, file: files.name })
    .from(images)
    .innerJoin(files, eq(files.id, images.fileId))
    .where(and(eq(images.ownerId, ownerId), inArray(files.name, [...names])));

export const imagesOfOwner = (sql: Sql, ownerId: string) => selectImages(sql).where(eq(images.ownerId, ownerId));

/** The picture that was made of this file in the same way before. */
export async function findSameImage(sql: Sql, fileId: string, crop: Crop | undefined) {
  const cut = crop ? query`${images.crop} = ${JSON.stringify(crop)}::jsonb` : query`${images.crop} is null`;
  const [image] = await selectImages(sql).where(and(eq(images.fileId, fileId), cut));
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

type Page = { before: Date; after: string; limit: number };

export async function olderImages(sql: Sql, { before, after, limit }: Page) {
  const rows = await sql
    .select({ id: images.id })
    .from(images)
    .where(and(lt(images.madeAt, before), gt(images.id, after)))
    .orderBy(images.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Answers the files that they were made of. */
export async function removeImages(sql: Sql, ids: readonly string[]) {
  const rows = await sql
    .delete(images)
    .where(inArray(images.id, [...ids]))
    .returning({ fileId: images.fileId });
  return rows.map(({ fileId }) => fileId);
}

/** What was uploaded to be a picture goes with the last one that was made of it; other files are their owner's. */
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
