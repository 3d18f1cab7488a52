import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { makeImage, storeMemberFile } from '#files/service.ts';
import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { RecordsCtx } from '#records/service.ts';
import { type Archive, openArchive } from './archive/open-archive.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Returns a function that makes an image of a picture in an archive, once for each picture. It returns undefined for a
 * file that is no image. Throws if the member's storage is full.
 */
export async function makePictureStore(ctx: RecordsCtx, file: Blob) {
  const archive = await openArchive(file);
  const made = new Map<string, Promise<string | undefined>>();
  return (path: string): Promise<string | undefined> => {
    const known = made.get(path) ?? storePicture(ctx, archive, path);
    made.set(path, known);
    return known;
  };
}

async function storePicture(ctx: RecordsCtx, archive: Archive, path: string): Promise<string | undefined> {
  const { uid } = requireMember(ctx.actor);
  if (archive.size(path) > ctx.instance.current.fileMegabytes * MEGABYTE) return undefined;
  const bytes = await readEntry(archive, path);
  if (bytes === undefined) return undefined;
  // The same picture of another import is found by its content, and takes no space twice.
  const name = `images/${createHash('sha256').update(bytes).digest('base64url')}`;
  const metadata = { md5Hash: createHash('md5').update(bytes).digest('base64') };
  try {
    const open = async () => Readable.from([bytes]);
    await storeMemberFile(ctx.files, uid, { name, metadata, open }, join(ctx.dataDir, 'uploads'));
    return (await makeImage(ctx.files, uid, { file: `users/${uid}/${name}` })).id;
  } catch (error) {
    if (error instanceof AppError && error.code === 'BAD_REQUEST') return undefined;
    throw error;
  }
}

/** Returns the bytes of a file in an archive; undefined if it is damaged. */
async function readEntry(archive: Archive, path: string): Promise<Buffer | undefined> {
  const stream = await archive.open(path);
  return buffer(stream).catch(() => undefined);
}
