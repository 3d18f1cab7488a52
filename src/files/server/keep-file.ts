import { createHash, randomUUID } from 'node:crypto';
import { newId } from '#platform/ids.ts';
import { changedFields, NO_FIELDS, type UploadMetadata } from '../model/metadata.ts';
import { authorize } from './authorize.ts';
import type { FilesCtx } from './context.ts';
import { StorageError } from './storage-error.ts';
import { bytesOf, findFile, holdOwner, replaceFile, type StoredFile } from './store.ts';

const MEGABYTE = 1024 * 1024;

/** Random and thus evenly spread over the folders. */
export const newBlobKey = () => {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
};

/** Keeps bytes under a name, in the place of what was there. They lie in full before anybody can see them. */
export async function keepFile(
  ctx: FilesCtx,
  name: string,
  bytes: Blob,
  metadata: UploadMetadata,
): Promise<StoredFile> {
  const { ownerId } = await authorize(ctx, name, 'write');
  requireName(name);
  refuseTooLarge(ctx, bytes.size);
  const md5Hash = await md5Of(bytes);
  if (metadata.md5Hash && metadata.md5Hash !== md5Hash) {
    throw new StorageError('invalid-checksum', 'The bytes do not have the MD5 hash that was sent with them.');
  }
  const blob = newBlobKey();
  await ctx.blobs.put(blob, bytes);
  return ctx.db.asSystem(async ({ sql }) => {
    await holdOwner(sql, ownerId);
    const limit = ctx.settings.MEMBER_MEGABYTES * MEGABYTE;
    if ((await bytesOf(sql, ownerId, name)) + bytes.size > limit) {
      throw new StorageError('quota-exceeded', 'There is no room left.');
    }
    const before = await findFile(sql, name);
    return replaceFile(sql, {
      id: newId(),
      name,
      ownerId,
      blob,
      generation: nextGeneration(ctx.clock.now(), before?.generation),
      size: bytes.size,
      md5Hash,
      ...changedFields(NO_FIELDS, metadata),
      downloadToken: randomUUID(),
    });
  });
}

export function refuseTooLarge({ settings }: FilesCtx, size: number) {
  if (size > settings.FILE_MEGABYTES * MEGABYTE) {
    throw new StorageError('quota-exceeded', `A file may have ${settings.FILE_MEGABYTES} MB at most.`);
  }
}

/** In bytes, as the service always had it; a row of an index holds no more than twice that. */
const LONGEST_NAME = 1024;

/** A name is text of the wire. What a database or a header cannot hold is no name. */
export function requireName(name: string) {
  if (name === '' || name.endsWith('/')) throw new StorageError('invalid-root-operation', 'A folder is not a file.');
  if (Buffer.byteLength(name) > LONGEST_NAME || /[\0\r\n]/.test(name) || !name.isWellFormed()) {
    throw new StorageError('invalid-argument', 'This cannot be the name of a file.');
  }
}

async function md5Of(bytes: Blob) {
  const hash = createHash('md5');
  for await (const chunk of bytes.stream()) hash.update(chunk);
  return hash.digest('base64');
}

/** Microseconds, as they always were; and always more than before. */
function nextGeneration(now: Date, before = 0n) {
  const micros = BigInt(now.getTime()) * 1000n;
  return micros > before ? micros : before + 1n;
}
