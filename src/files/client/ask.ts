import type { FileMetadata } from '../model/metadata.ts';
import { StorageFailure } from './failure.ts';

/**
 * How the parts of the client ask: with authorization, tried again, and refusals as failures. An upload is tried for
 * longer, can be ended, and is told when it waits.
 */
export type Ask = (
  path: string,
  request: RequestInit,
  upload?: { signal: AbortSignal; onWaiting: (waiting: boolean) => void },
) => Promise<Response>;

const WITHOUT_BODY = new Set([204, 205, 304]);

/** An answer with all its bytes: where the connection is lost in the middle of them, it was none. */
export async function inFull(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer;
  const bytes = await answer.blob();
  return new Response(WITHOUT_BODY.has(status) ? null : bytes, { status, statusText, headers });
}

/** The object that an answer is. */
export async function readAnswer<T extends object>(answer: Response): Promise<T> {
  const value: unknown = await answer.json().catch(() => undefined);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as T;
  throw new StorageFailure('unknown', 'The storage service answered what it never would.', { status: answer.status });
}

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
