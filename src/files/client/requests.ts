import type { FileMetadata } from '../model/metadata.ts';
import { StorageFailure } from './storage-failure.ts';

/**
 * Sends an authorized request with retries; refusals throw a StorageFailure. An upload is retried for longer, can be
 * aborted, and reports when it waits for a retry.
 */
export type SendRequest = (
  path: string,
  request: RequestInit,
  upload?: { signal: AbortSignal; onWaiting: (waiting: boolean) => void },
) => Promise<Response>;

const WITHOUT_BODY = new Set([204, 205, 304]);

/** Reads a response completely. A connection lost midway throws, so the request counts as unanswered. */
export async function readFully(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const bytes = await response.blob();
  return new Response(WITHOUT_BODY.has(status) ? null : bytes, { status, statusText, headers });
}

/** Parses a response as a JSON object; throws a StorageFailure if it is none. */
export async function parseResponse<T extends object>(response: Response): Promise<T> {
  const value: unknown = await response.json().catch(() => undefined);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as T;
  throw new StorageFailure('unknown', 'The storage service sent an invalid response.', { status: response.status });
}

/** Metadata of a file, with the field names of the Firebase client. */
export type StoredFileMetadata = Omit<FileMetadata, 'name' | 'size' | 'metadata' | 'downloadTokens'> & {
  fullPath: string;
  name: string;
  size: number;
  customMetadata?: Record<string, string>;
};

export function toFileMetadata({ name, size, metadata, downloadTokens: _, ...rest }: FileMetadata): StoredFileMetadata {
  return {
    ...rest,
    fullPath: name,
    name: name.split('/').at(-1) ?? '',
    size: Number(size),
    ...(metadata ? { customMetadata: metadata } : {}),
  };
}
