import { randomUUID } from 'node:crypto';
import { arrayBuffer } from 'node:stream/consumers';
import { AppError, invalidFields } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { type CreateImageInput, type Crop, IMAGE_WIDTHS, type StoredImage } from '../../model/images.ts';
import type { StorageKernel } from '../context.ts';
import { findFile, lockFile, lockOwnerFiles } from '../store.ts';
import { newBlobKey, requireStorageSpace } from '../store-file.ts';
import { makeImageSizes } from './image-tasks.ts';
import { toShownImage } from './shown-images.ts';
import {
  type FoundImage,
  findImages,
  findSameImage,
  idsOfFiles,
  idsOfOwner,
  imagesOfOwner,
  insertImage,
} from './store.ts';

/** Creates an image for pages from a member's own file. Repeated with equal input, it returns the existing image. */
export async function makeImage(kernel: StorageKernel, uid: string, input: CreateImageInput): Promise<StoredImage> {
  const { db, blobs } = kernel;
  if (!input.file.startsWith(`users/${uid}/`)) throw new AppError('FORBIDDEN');
  const file = await db.asSystem('write an image, which members cannot do', ({ sql }) => findFile(sql, input.file));
  if (!file) throw noSuchFile();
  const existing = await db.asSystem('write an image, which members cannot do', ({ sql }) =>
    findSameImage(sql, file.id, input.crop),
  );
  if (existing) return toStoredImage(existing);
  const read = async () => {
    const stream = await blobs.open(file.blob);
    if (!stream) throw noSuchFile();
    return new Uint8Array(await arrayBuffer(stream));
  };
  const rendered = await makeImageSizes({ read, widths: IMAGE_WIDTHS, crop: input.crop }, uid);
  const variants = rendered.variants.map(({ format, width, bytes }) => ({
    format,
    width,
    size: bytes.length,
    blob: newBlobKey(),
    bytes: new Blob([bytes as Uint8Array<ArrayBuffer>]),
  }));
  for (const { blob, bytes } of variants) await blobs.put(blob, bytes);
  return db.asSystem('write an image, which members cannot do', async ({ sql }) => {
    await lockOwnerFiles(sql, uid);
    // If the file was replaced or deleted meanwhile, the variants are left to the sweep.
    if (!(await lockFile(sql, file.id))) throw noSuchFile();
    await requireStorageSpace(kernel, sql, { ownerId: uid, size: variants.reduce((sum, { size }) => sum + size, 0) });
    const id = randomUUID();
    const { width, height, placeholder } = rendered;
    const image = { id, fileId: file.id, ownerId: uid, crop: input.crop ?? null, width, height, placeholder };
    await insertImage(
      sql,
      image,
      variants.map(({ bytes: _, ...row }) => row),
    );
    const widths = variants.filter(({ format }) => format === 'webp').map((variant) => variant.width);
    return toStoredImage({ ...image, file: input.file, widths: widths.sort((a, b) => a - b) });
  });
}

const noSuchFile = () => invalidFields([{ path: 'file', text: { word: 'noSuchFile' } }]);

/** Returns a member's images with these ids; omits those that do not exist. */
export const imagesOf = async ({ db }: StorageKernel, uid: string, ids: readonly string[]): Promise<StoredImage[]> =>
  ids.length === 0
    ? []
    : db.asSystem('write an image, which members cannot do', (tx) => imagesInTransaction(tx, uid, ids));

/** Returns a member's images with these ids, within a transaction of the system role; omits those that do not exist. */
export async function imagesInTransaction(
  { sql }: Pick<Tx, 'sql'>,
  uid: string,
  ids: readonly string[],
): Promise<StoredImage[]> {
  if (ids.length === 0) return [];
  const found = await findImages(sql, uid, ids);
  return found.map(toStoredImage);
}

/** Returns those of the ids that are the member's images, within a transaction of the member. */
export const existingImageIds = async ({ sql }: Pick<Tx, 'sql'>, uid: string, ids: readonly string[]) =>
  ids.length === 0 ? [] : idsOfOwner(sql, uid, ids);

/** Returns the images made from a member's files, with the names of those files. */
export const imagesMadeFromFiles = async ({ sql }: Pick<Tx, 'sql'>, uid: string, names: readonly string[]) =>
  names.length === 0 ? [] : idsOfFiles(sql, uid, names);

/** Returns all images of a member, each with its crop and its file relative to the member's folder. */
export async function imagesOfMember(tx: Tx, uid: string) {
  const found = await imagesOfOwner(tx.sql, uid);
  return found.map(({ id, file, crop }) => ({ id, file: file.slice(`users/${uid}/`.length), crop }));
}

export async function readImage(kernel: StorageKernel, uid: string, id: string): Promise<StoredImage> {
  const [image] = await imagesOf(kernel, uid, [id]);
  if (!image) throw new AppError('NOT_FOUND');
  return image;
}

type ImageDetails = Omit<FoundImage, 'crop' | 'ownerId'> & { crop: Crop | null };

const toStoredImage = ({ file, crop, ...image }: ImageDetails): StoredImage => ({ ...toShownImage(image), file, crop });
