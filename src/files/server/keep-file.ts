import { createHash, randomUUID } from 'node:crypto';
import type { Sql, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { changedFields, NO_FIELDS, type UploadMetadata } from '../model/metadata.ts';
import { authorize } from './authorize.ts';
import type { FilesCtx } from './context.ts';
import { quotaOf } from './quota.ts';
import { StorageError } from './storage-error.ts';
import { bytesOf, findFile, holdOwner, insertLoose, replaceFile, type StoredFile } from './store.ts';

const MEGABYTE = 1024 * 1024;

/** Random and thus evenly spread over the folders. */
export const newBlobKey = () => {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
};

/** Holds what is to happen in the same transaction as a file's coming to be, and may answer another file instead of it. */
type Around = (sql: Sql, keep: () => Promise<StoredFile>) => Promise<StoredFile>;

/** Keeps bytes under a name, in the place of what was there. They lie in full before anybody can see them. */
export async function keepFile(
  ctx: FilesCtx,
  name: string,
  bytes: Blob,
  { md5Hash: sent, ...metadata }: UploadMetadata,
  around: Around = (_, keep) => keep(),
): Promise<StoredFile> {
  const { ownerId } = await authorize(ctx, name, 'write');
  requireName(name);
  refuseTooLarge(ctx, bytes.size);
  const md5Hash = await md5Of(bytes);
  if (sent && sent !== md5Hash) {
    throw new StorageError('invalid-checksum', 'The bytes do not have the MD5 hash that was sent with them.');
  }
  const room = { ownerId, size: bytes.size, insteadOf: name };
  // Asked before the bytes are kept as well: where there is no room they need not be.
  await ctx.db.asSystem('members may not write files themselves', ({ sql }) => requireRoom(ctx, sql, room));
  return keepBytes(ctx, bytes, async (sql, blob, tx) => {
    await holdOwner(sql, ownerId);
    const keep = async () => {
      await requireRoom(ctx, sql, room);
      const before = await findFile(sql, name);
      // What was made of the one before is shown no longer.
      if (before) ctx.pages.dropWith(tx, ownerId);
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
    };
    const file = await around(sql, keep);
    if (file.blob !== blob) await insertLoose(sql, blob);
    return file;
  });
}

/** Lays bytes down under a key of their own, then makes the row that speaks of them. If that is refused, they go. */
export async function keepBytes<T>(
  { blobs, db }: Pick<FilesCtx, 'blobs' | 'db'>,
  bytes: Blob,
  work: (sql: Sql, blob: string, tx: Tx) => Promise<T>,
): Promise<T> {
  const blob = newBlobKey();
  await blobs.put(blob, bytes);
  try {
    return await db.asSystem('members may not write files themselves', (tx) => work(tx.sql, blob, tx));
  } catch (error) {
    // Of a refusal we know that there is no row. After a lost connection there may be one: the nightly sweep looks.
    if (error instanceof AppError) await blobs.remove(blob).catch(() => {});
    throw error;
  }
}

export function refuseTooLarge({ instance: { current } }: FilesCtx, size: number) {
  if (size > current.fileMegabytes * MEGABYTE) {
    throw new StorageError('quota-exceeded', `A file may have ${current.fileMegabytes} MB at most.`);
  }
}

/** Refuses what a member has no room for, but for the file in whose place it comes. The member's files are held meanwhile. */
export async function requireRoom(
  ctx: Pick<FilesCtx, 'instance' | 'settings' | 'findOwner'>,
  sql: Sql,
  { ownerId, size, insteadOf = '' }: { ownerId: string; size: number; insteadOf?: string },
) {
  if ((await bytesOf(sql, ownerId, insteadOf)) + size <= (await quotaOf(ctx, sql, ownerId))) return;
  const { isProven } = await ctx.findOwner(sql, ownerId);
  const hint = isProven ? '' : ' Verify your email address to have more.';
  throw new StorageError('quota-exceeded', `There is no room left.${hint}`);
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
