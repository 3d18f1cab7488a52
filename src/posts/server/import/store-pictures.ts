import { storePicture } from '#files/service.ts';
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
      ? await storeArchived(ctx, archive, path)
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

async function storeArchived(ctx: RecordsCtx, archive: Archive, path: string): Promise<StoredPicture> {
  const { uid } = requireMember(ctx.actor);
  if (archive.size(path) > ctx.instance.current.fileMegabytes * MEGABYTE) return { reason: 'unread' };
  const picture = await readPicture(archive, path);
  if (picture === undefined) return { reason: 'unread' };
  const image = await storePicture(ctx.files, uid, picture);
  return image === undefined ? { reason: 'unread' } : { image };
}
