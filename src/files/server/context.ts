import type { Readable } from 'node:stream';
import { withStaged } from '#platform/http/upload.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { Blobs } from './blobs/blobs.ts';

export type FilesKernel = Kernel & { blobs: Blobs };

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
  stage: (streams, work) =>
    withStaged(streams, { folder, limit: kernel.instance.current.fileMegabytes * MEGABYTE + WRAPPING }, work),
});
