import { arrayBuffer } from 'node:stream/consumers';
import { type ImageFormat, imagePath, type StoredImage } from '../../model/images.ts';
import type { StorageKernel } from '../context.ts';
import { type FoundShownImage, findShownImages, findVariant } from './store.ts';

/** An image as pages display it, without its source file. */
export type ShownImage = Omit<StoredImage, 'file' | 'crop'>;

/** Returns a member's images with these ids as visitors who have the ids see them; omits those that do not exist. */
export async function shownImagesOf(
  { db }: Pick<StorageKernel, 'db'>,
  uid: string,
  ids: readonly string[],
): Promise<ShownImage[]> {
  if (ids.length === 0) return [];
  const found = await db.asVisitor(({ sql }) => findShownImages(sql, uid, ids), ids);
  return found.map(toShownImage);
}

/**
 * Returns the bytes of an image in its smallest width of at least `wide`, else its largest; undefined if there is none.
 */
export async function imageBytes(kernel: StorageKernel, uid: string, id: string, wide: number) {
  const [image] = await shownImagesOf(kernel, uid, [id]);
  const widths = image?.sources.filter(({ format }) => format === 'webp').map(({ width }) => width) ?? [];
  const width = widths.find((one) => one >= wide) ?? widths.at(-1);
  if (width === undefined) return undefined;
  const variant = await kernel.db.asVisitor(({ sql }) => findVariant(sql, id, width, 'webp'), [id]);
  const stream = variant && (await kernel.blobs.open(variant.blob));
  return stream ? new Uint8Array(await arrayBuffer(stream)) : undefined;
}

/** Returns the bytes of one variant of a member's image, or undefined if there is none. */
export async function variantBytes({ db, blobs }: StorageKernel, uid: string, { id, width, format }: Variant) {
  const variant = await db.asVisitor(({ sql }) => findVariant(sql, id, width, format), [id]);
  const stream = variant?.ownerId === uid ? await blobs.open(variant.blob) : undefined;
  return stream ? new Uint8Array(await arrayBuffer(stream)) : undefined;
}

type Variant = { id: string; width: number; format: ImageFormat };

/** Adds the URLs of its variants to an image. */
export const toShownImage = ({ id, width, height, placeholder, widths }: FoundShownImage): ShownImage => ({
  id,
  width,
  height,
  placeholder,
  sources: (['avif', 'webp'] as const).flatMap((format) =>
    widths.map((wide) => ({ format, width: wide, url: imagePath(id, wide, format) })),
  ),
});
