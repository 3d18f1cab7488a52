import type { Readable } from 'node:stream';
import type { Sql } from '#platform/server/db/database.ts';
import { requireFreeDisk } from '#platform/server/http/free-disk.ts';
import { withStagedFile } from '#platform/server/http/upload.ts';
import type { UploadSlots } from '#platform/server/http/upload-slots.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import type { Blobs } from './blobs/blobs.ts';

/** Account data of a file's owner: whether others may see the files, and the storage limit. */
export type FileOwner = { isActive: boolean; isVerified: boolean; storageMegabytes: number | null };

/** A file of a member, or images requested or made from it. */
export type StoredByMember = { ownerId: string; file?: string; imagesOf: (sql: Sql) => Promise<readonly string[]> };

export type StorageKernel = Kernel & {
  blobs: Blobs;
  uploadSlots: UploadSlots;
  /** Returns the account data of a files' owner. */
  findOwner: (sql: Sql, uid: string) => Promise<FileOwner>;
  /** Returns whether admins took down content with this file or its images. Only the owner can access those. */
  isDown: (stored: StoredByMember) => Promise<boolean>;
};

/**
 * Context of a command: the calling member, if known, and whether the content that a file belongs to is visible to
 * them.
 */
export type StorageCtx = StorageKernel & {
  uid: string | undefined;
  isVisible: (name: string) => Promise<boolean>;
  /** Writes streams one after the other to a temporary file, which is deleted when the work ends. */
  stage<T>(streams: readonly Readable[], action: (bytes: Blob) => Promise<T>): Promise<T>;
};

const MEGABYTE = 1024 * 1024;
/** Allowance for the metadata and boundaries of a multipart body. */
const MULTIPART_OVERHEAD = 128 * 1024;

type StorageCaller = { uid: string | undefined; folder: string; isVisible?: StorageCtx['isVisible'] };

/** Creates the context of commands for a caller; `folder` holds request bodies while they are processed. */
export const makeStorageCtx = (
  kernel: StorageKernel,
  { uid, folder, isVisible = async () => false }: StorageCaller,
): StorageCtx => ({
  ...kernel,
  uid,
  isVisible,
  stage: async (streams, action) => {
    await requireFreeDisk(kernel);
    return withStagedFile(
      streams,
      { folder, limit: kernel.instance.current.fileMegabytes * MEGABYTE + MULTIPART_OVERHEAD },
      action,
    );
  },
});
