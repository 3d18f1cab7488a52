import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '#platform/pure/errors.ts';
import type { StorageKernel } from '../context.ts';
import { removeMemberFiles, storeMemberFile } from '../member-files.ts';
import { makeImage } from './make-image.ts';

/** A picture with the hashes of its bytes: SHA-256 for its name, MD5 for the storage service. */
type HashedPicture = { bytes: Uint8Array; sha256: string; md5: string };

/**
 * Stores a picture that an import found as a file of the member, and returns the id of the image that is made of it;
 * undefined if it is no image. Throws if the member's storage is full. A picture that is there already, by its content,
 * takes no space twice.
 */
export async function storePicture(
  kernel: StorageKernel,
  uid: string,
  { bytes, sha256, md5 }: HashedPicture,
): Promise<string | undefined> {
  const name = `images/${sha256}`;
  const file = `users/${uid}/${name}`;
  const open = async () => Readable.from([bytes]);
  const folder = join(kernel.dataDir, 'uploads');
  const isNew = await storeMemberFile(kernel, uid, { name, metadata: { md5Hash: md5 }, open }, folder);
  try {
    return (await makeImage(kernel, uid, { file })).id;
  } catch (error) {
    // No image refers to the file, so no sweep would find it.
    if (isNew) await kernel.db.asSystem('delete a file that is no image', (tx) => removeMemberFiles(tx, uid, [file]));
    if (error instanceof AppError && error.code === 'BAD_REQUEST') return undefined;
    throw error;
  }
}
