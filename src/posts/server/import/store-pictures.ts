import { join } from 'node:path';
import { Readable } from 'node:stream';
import { makeImage, removeMemberFiles, storeMemberFile } from '#files/service.ts';
import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { RecordsCtx } from '#records/service.ts';
import { type Archive, openArchive } from './archive/open-archive.ts';
import { readPicture } from './archive/read-picture.ts';

const MEGABYTE = 1024 * 1024;
/** Limits of the pictures of one request, which are unpacked and made one after the other. */
const MAX_PICTURES = 200;
const MAX_BYTES = 200 * MEGABYTE;

/** The image that was made of a picture, or the reason why there is none. */
type StoredPicture = { image: string } | { image?: undefined; reason: 'unread' | 'tooMany' };

/**
 * Returns a function that makes an image of a picture in an archive, once for each picture. Throws if the member's
 * storage is full, or if the request was aborted.
 */
export async function makePictureStore(ctx: RecordsCtx, file: Blob, signal: AbortSignal | undefined) {
  const archive = await openArchive(file);
  const allowsMore = makePictureLimit({ pictures: MAX_PICTURES, bytes: MAX_BYTES });
  const made = new Map<string, StoredPicture>();
  return async (path: string): Promise<StoredPicture> => {
    if (signal?.aborted) throw new AppError('BAD_REQUEST', { cause: signal.reason });
    const known = made.get(path);
    if (known) return known;
    const stored: StoredPicture = allowsMore(archive.size(path))
      ? await storePicture(ctx, archive, path)
      : { reason: 'tooMany' };
    made.set(path, stored);
    return stored;
  };
}

/** Returns a function that tests whether one more picture of a size is within the limits, and counts it if so. */
export function makePictureLimit(limit: { pictures: number; bytes: number }) {
  let { pictures, bytes } = limit;
  return (size: number): boolean => {
    if (pictures < 1 || size > bytes) return false;
    pictures -= 1;
    bytes -= size;
    return true;
  };
}

async function storePicture(ctx: RecordsCtx, archive: Archive, path: string): Promise<StoredPicture> {
  const { uid } = requireMember(ctx.actor);
  if (archive.size(path) > ctx.instance.current.fileMegabytes * MEGABYTE) return { reason: 'unread' };
  const picture = await readPicture(archive, path);
  if (picture === undefined) return { reason: 'unread' };
  const { bytes, sha256, md5 } = picture;
  // The same picture of another import is found by its content, and takes no space twice.
  const name = `images/${sha256}`;
  const file = `users/${uid}/${name}`;
  const open = async () => Readable.from([bytes]);
  const isNew = await storeMemberFile(
    ctx.files,
    uid,
    { name, metadata: { md5Hash: md5 }, open },
    join(ctx.dataDir, 'uploads'),
  );
  try {
    return { image: (await makeImage(ctx.files, uid, { file })).id };
  } catch (error) {
    // No image refers to the file, so no sweep would find it.
    if (isNew) await ctx.db.asSystem('delete a file that is no image', (tx) => removeMemberFiles(tx, uid, [file]));
    if (error instanceof AppError && error.code === 'BAD_REQUEST') return { reason: 'unread' };
    throw error;
  }
}
