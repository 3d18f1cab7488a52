import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '#platform/pure/errors.ts';
import type { Sql, Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { applyMetadataUpdate, EMPTY_METADATA, type UploadMetadata } from '../model/metadata.ts';
import { authorize } from './authorize.ts';
import type { StorageCtx } from './context.ts';
import { quotaOf } from './quota.ts';
import { StorageError } from './storage-error.ts';
import { findFile, insertLooseBlob, lockOwnerFiles, replaceFile, type StoredFile } from './store.ts';
import { storedBytes } from './totals/store.ts';

const MEGABYTE = 1024 * 1024;

/** Returns a random key; the keys are evenly distributed over the folders. */
export const newBlobKey = () => {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
};

/** Runs `store` within its own work in one transaction, and may return another file instead. */
type StoreHook = (sql: Sql, store: () => Promise<StoredFile>) => Promise<StoredFile>;

/** Stores a file under a name and replaces the one before. All bytes are stored before it becomes visible. */
export async function storeFile(
  ctx: StorageCtx,
  name: string,
  bytes: Blob,
  { md5Hash: expectedMd5, ...metadata }: UploadMetadata,
  hook: StoreHook = (_, store) => store(),
): Promise<StoredFile> {
  const { ownerId } = await authorize(ctx, name, 'write');
  requireValidName(name);
  requireFileSize(ctx, bytes.size);
  const md5Hash = await md5Of(bytes);
  if (expectedMd5 && expectedMd5 !== md5Hash) {
    throw new StorageError('invalid-checksum', 'The bytes do not have the MD5 hash that was sent with them.');
  }
  const allocation = { ownerId, size: bytes.size, replaces: name };
  // Checked before the bytes are stored as well, to save the work if there is no space.
  await ctx.db.asSystem('write a file, which members cannot do', ({ sql }) =>
    requireStorageSpace(ctx, sql, allocation),
  );
  return storeBytes(ctx, bytes, async (sql, blob, tx) => {
    await lockOwnerFiles(sql, ownerId);
    const store = async () => {
      await requireStorageSpace(ctx, sql, allocation);
      const previous = await findFile(sql, name);
      // Images made from the replaced file are deleted, so the pages that show them are outdated.
      if (previous) ctx.pages.invalidate(tx, ownerId);
      return replaceFile(sql, {
        id: newId(),
        name,
        ownerId,
        blob,
        generation: nextGeneration(ctx.clock.now(), previous?.generation),
        size: bytes.size,
        md5Hash,
        ...applyMetadataUpdate(EMPTY_METADATA, metadata),
        downloadToken: randomUUID(),
      });
    };
    const file = await hook(sql, store);
    if (file.blob !== blob) await insertLooseBlob(sql, blob);
    return file;
  });
}

/**
 * Stores bytes under a new key, then runs `insertRow` to insert the row that refers to it. If `insertRow` is refused,
 * deletes the bytes.
 */
export async function storeBytes<T>(
  { blobs, db }: Pick<StorageCtx, 'blobs' | 'db'>,
  bytes: Blob,
  insertRow: (sql: Sql, blob: string, tx: Tx) => Promise<T>,
): Promise<T> {
  const blob = newBlobKey();
  await blobs.put(blob, bytes);
  try {
    return await db.asSystem('write a file, which members cannot do', (tx) => insertRow(tx.sql, blob, tx));
  } catch (error) {
    // After a refusal there is no row. After a lost connection there may be one, so the nightly sweep decides.
    if (error instanceof AppError) await blobs.remove(blob).catch(() => {});
    throw error;
  }
}

export function requireFileSize({ instance: { current } }: StorageCtx, size: number) {
  if (size > current.fileMegabytes * MEGABYTE) {
    throw new StorageError('quota-exceeded', `A file may be at most ${current.fileMegabytes} MB.`);
  }
}

/**
 * Throws if a file exceeds the storage limit of its owner, not counting the one that it replaces. Exact only under
 * `lockOwnerFiles`.
 */
export async function requireStorageSpace(
  ctx: Pick<StorageCtx, 'instance' | 'settings' | 'findOwner'>,
  sql: Sql,
  { ownerId, size, replaces = '' }: { ownerId: string; size: number; replaces?: string },
) {
  if ((await storedBytes(sql, ownerId, replaces)) + size <= (await quotaOf(ctx, sql, ownerId))) return;
  const { isVerified: isProven } = await ctx.findOwner(sql, ownerId);
  const hint = isProven ? '' : ' Verify your email address to have more.';
  throw new StorageError('quota-exceeded', `The storage limit is exceeded.${hint}`);
}

/** In bytes, as in Cloud Storage. An index row of PostgreSQL holds little more than twice as many. */
const MAX_NAME_BYTES = 1024;

/** Throws if a name cannot be stored in the database or sent in a header, or is a folder. */
export function requireValidName(name: string) {
  if (name === '' || name.endsWith('/')) throw new StorageError('invalid-root-operation', 'A folder is not a file.');
  if (Buffer.byteLength(name) > MAX_NAME_BYTES || /[\0\r\n]/.test(name) || !name.isWellFormed()) {
    throw new StorageError('invalid-argument', 'The name of the file is invalid.');
  }
}

async function md5Of(bytes: Blob) {
  const hash = createHash('md5');
  for await (const chunk of bytes.stream()) hash.update(chunk);
  return hash.digest('base64');
}

/** Returns the time in microseconds, as in Cloud Storage, but always more than the generation before. */
function nextGeneration(now: Date, previous = 0n) {
  const micros = BigInt(now.getTime()) * 1000n;
  return micros > previous ? micros : previous + 1n;
}
