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

/** Returns a random key; the keys are evenly distributed over the folders. */
export const newBlobKey = () => {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
};

/** Runs `keep` within its own work in one transaction, and may return another file instead. */
type Around = (sql: Sql, keep: () => Promise<StoredFile>) => Promise<StoredFile>;

/** Stores a file under a name and replaces the one before. All bytes are stored before it becomes visible. */
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
  // Checked before the bytes are stored as well, to save the work if there is no space.
  await ctx.db.asSystem('members may not write files themselves', ({ sql }) => requireRoom(ctx, sql, room));
  return keepBytes(ctx, bytes, async (sql, blob, tx) => {
    await holdOwner(sql, ownerId);
    const keep = async () => {
      await requireRoom(ctx, sql, room);
      const before = await findFile(sql, name);
      // Images made from the replaced file are deleted, so the pages that show them are outdated.
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

/**
 * Stores bytes under a new key, then runs `work` to insert the row that refers to it. If `work` is refused, deletes the
 * bytes.
 */
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
    // After a refusal there is no row. After a lost connection there may be one, so the nightly sweep decides.
    if (error instanceof AppError) await blobs.remove(blob).catch(() => {});
    throw error;
  }
}

export function refuseTooLarge({ instance: { current } }: FilesCtx, size: number) {
  if (size > current.fileMegabytes * MEGABYTE) {
    throw new StorageError('quota-exceeded', `A file may have ${current.fileMegabytes} MB at most.`);
  }
}

/**
 * Throws if a file exceeds the storage limit of its owner, not counting the one that it replaces. Exact only under
 * `holdOwner`.
 */
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

/** In bytes, as in Cloud Storage. An index row of PostgreSQL holds little more than twice as many. */
const LONGEST_NAME = 1024;

/** Throws if a name cannot be stored in the database or sent in a header, or is a folder. */
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

/** Returns the time in microseconds, as in Cloud Storage, but always more than the generation before. */
function nextGeneration(now: Date, before = 0n) {
  const micros = BigInt(now.getTime()) * 1000n;
  return micros > before ? micros : before + 1n;
}
