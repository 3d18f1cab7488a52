import type { Readable } from 'node:stream';
import type { Tx } from '#platform/server/db/database.ts';
import type { UploadMetadata } from '../model/metadata.ts';
import { makeStorageCtx, type StorageKernel } from './context.ts';
import { countFiles, findFile, namesOfOwner, removeFilesOfOwner, selectFiles } from './store.ts';
import { storeFile } from './store-file.ts';

/** A file in a member's export: its name relative to the member's folder, its metadata and its bytes. */
export type MemberFile = { name: string; metadata: UploadMetadata; open: () => Promise<Readable> };

const folderOf = (uid: string) => `users/${uid}/`;

/** Returns all files of a member. */
export async function filesOfMember({ blobs }: StorageKernel, tx: Tx, uid: string): Promise<MemberFile[]> {
  const files = await selectFiles(tx.sql, uid);
  return files.map((file) => ({
    name: file.name.slice(folderOf(uid).length),
    metadata: {
      contentType: file.contentType,
      cacheControl: file.cacheControl,
      contentDisposition: file.contentDisposition,
      contentEncoding: file.contentEncoding,
      contentLanguage: file.contentLanguage,
      metadata: file.custom,
      md5Hash: file.md5Hash,
    },
    open: async () => {
      const stream = await blobs.open(file.blob);
      if (!stream) throw new Error('the bytes of a file are missing');
      return stream;
    },
  }));
}

/** Returns how many files a member has, and the sum of their sizes. */
export const countFilesOfMember = ({ sql }: Pick<Tx, 'sql'>, uid: string) => countFiles(sql, uid);

/**
 * Imports a file under its name in the member's folder. An existing file with equal bytes stays, because images are
 * made from it. Returns whether the file was stored.
 */
export async function storeMemberFile(
  kernel: StorageKernel,
  uid: string,
  { name, metadata, open }: MemberFile,
  folder: string,
): Promise<boolean> {
  const existing = await kernel.db.asSystem('read a file of the calling member', ({ sql }) =>
    findFile(sql, folderOf(uid) + name),
  );
  if (existing && existing.md5Hash === metadata.md5Hash) return false;
  const ctx = makeStorageCtx(kernel, { uid, folder });
  await ctx.stage([await open()], (bytes) => storeFile(ctx, folderOf(uid) + name, bytes, metadata));
  return true;
}

/** Returns those of the full names that are files of the member, within a transaction of the member. */
export const existingFileNames = async ({ sql }: Pick<Tx, 'sql'>, uid: string, names: readonly string[]) =>
  names.length === 0 ? [] : namesOfOwner(sql, uid, names);

/** Deletes files by their full names without a check of the access rules; for the system itself. */
export async function removeMemberFiles({ sql }: Pick<Tx, 'sql'>, uid: string, names: readonly string[]) {
  if (names.length > 0) await removeFilesOfOwner(sql, uid, names);
}

/** Opens a member's file by its full name; undefined if it does not exist or belongs to another member. */
export async function openMemberFile({ db, blobs }: StorageKernel, uid: string, name: string) {
  if (!name.startsWith(folderOf(uid))) return undefined;
  const file = await db.asSystem('read a file of the calling member', ({ sql }) => findFile(sql, name));
  const stream = file && (await blobs.open(file.blob));
  return stream && { size: file.size, contentType: file.contentType, stream };
}
