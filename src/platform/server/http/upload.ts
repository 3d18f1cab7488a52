import { openAsBlob } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../pure/errors.ts';
import { newId } from '../ids.ts';

/** The folder for received files while they are processed, and the size limit. */
export type Uploads = { folder: string; limit: number };

const ZIP = 'application/zip';

export const isUpload = ({ headers }: IncomingMessage) => headers['content-type']?.split(';')[0]?.trim() === ZIP;

/**
 * Writes streams one after the other to a temporary file, which is deleted when the work on it ends. Memory holds only
 * a chunk.
 */
export async function withStagedFile<T>(
  streams: readonly Readable[],
  { folder, limit }: Uploads,
  work: (bytes: Blob) => Promise<T>,
): Promise<T> {
  const path = join(folder, newId());
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Create the file first: otherwise it could be created by the stream after its removal.
    const file = await open(path, 'w', 0o600);
    await pipeline(concatenate(streams, limit), file.createWriteStream());
    return await work(await openAsBlob(path));
  } finally {
    await rm(path, { force: true });
  }
}

const tooLarge = (limit: number) =>
  new AppError('PAYLOAD_TOO_LARGE', { text: { word: 'payloadTooLarge', values: { limit } } });

/** Throws if the Content-Length exceeds the limit, before any of the body is read. */
export function rejectOversized({ headers }: IncomingMessage, { limit }: Uploads) {
  if (Number(headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
}

async function* concatenate(streams: readonly Readable[], limit: number) {
  let length = 0;
  for (const stream of streams) {
    try {
      // The stream is not destroyed when too long, so that the client can still read the error.
      for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
        length += (chunk as Buffer).length;
        if (length > limit) throw tooLarge(limit);
        yield chunk as Buffer;
      }
    } catch (error) {
      stream.resume();
      throw error instanceof AppError ? error : new AppError('CLIENT_CLOSED_REQUEST', { cause: error });
    }
  }
}
