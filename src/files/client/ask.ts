import type { FileMetadata } from '../model/metadata.ts';

/**
 * How the parts of the client ask: with authorization, tried again, and refusals as failures. An upload is tried for
 * longer, can be ended, and is told when it waits.
 */
export type Ask = (
  path: string,
  request: RequestInit,
  upload?: { signal: AbortSignal; onWaiting: (waiting: boolean) => void },
) => Promise<Response>;

/** What is said of a file, by the specification's names. */
export type StoredFileMetadata = Omit<FileMetadata, 'name' | 'size' | 'metadata' | 'downloadTokens'> & {
  fullPath: string;
  name: string;
  size: number;
  customMetadata?: Record<string, string>;
};

export function asMetadata({ name, size, metadata, downloadTokens: _, ...rest }: FileMetadata): StoredFileMetadata {
  return {
    ...rest,
    fullPath: name,
    name: name.split('/').at(-1) ?? '',
    size: Number(size),
    ...(metadata ? { customMetadata: metadata } : {}),
  };
}
