import type { Readable } from 'node:stream';
import type { Sql } from '#platform/db/database.ts';
import { requireFreeDisk } from '#platform/http/free-disk.ts';
import { withStaged } from '#platform/http/upload.ts';
import type { UploadSlots } from '#platform/http/upload-slots.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { Blobs } from './blobs/blobs.ts';

/** What the account of a file's owner decides: whether others see files of theirs, and how many they may keep. */
export type FileOwner = { isActive: boolean; isProven: boolean; storageMegabytes: number | null };

/** A file of a member's, by its full name, and the pictures that are asked for or were made of it. */
export type StoredByMember = { ownerId: string; file?: string; imagesOf: (sql: Sql) => Promise<readonly string[]> };

export type FilesKernel = Kernel & {
  blobs: Blobs;
  uploadSlots: UploadSlots;
  /** Looks the owner of files up, by uid. */
  findOwner: (sql: Sql, uid: string) => Promise<FileOwner>;
  /** Whether a file, or pictures of it, stand in what admins took down: then only its owner may have it. */
  isDown: (stored: StoredByMember) => Promise<boolean>;
};

/** What a command is given: on whose behalf, if it is known; and whether a file is shown to them by what it belongs to. */
export type FilesCtx = FilesKernel & {
  uid: string | undefined;
  isShown: (name: string) => Promise<boolean>;
  /** Lays streams down one after the other as one file, which lasts as long as the work on it. */
  stage<T>(streams: readonly Readable[], work: (bytes: Blob) => Promise<T>): Promise<T>;
};

const MEGABYTE = 1024 * 1024;
/** Beside the bytes, a multipart body has its metadata and delimiters. */
const WRAPPING = 128 * 1024;

type Asker = { uid: string | undefined; folder: string; isShown?: FilesCtx['isShown'] };

/** What commands need on behalf of somebody; `folder` is where bodies are laid down while they are looked at. */
export const filesCtx = (kernel: FilesKernel, { uid, folder, isShown = async () => false }: Asker): FilesCtx => ({
  ...kernel,
  uid,
  isShown,
  stage: async (streams, work) => {
    await requireFreeDisk(kernel);
    return withStaged(streams, { folder, limit: kernel.instance.current.fileMegabytes * MEGABYTE + WRAPPING }, work);
  },
});
