import { openAsBlob } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';

/** Where bytes that are sent are laid down while they are looked at, and how many there may be. */
export type Uploads = { folder: string; limit: number };

const ZIP = 'application/zip';

export const isUpload = ({ headers }: IncomingMessage) => headers['content-type']?.split(';')[0]?.trim() === ZIP;

/**
 * Lays streams down on disk, one after the other, as one file that lasts as long as the work on it. Memory holds no more
 * than a piece.
 */
export async function withStaged<T>(
  streams: readonly Readable[],
  { folder, limit }: Uploads,
  work: (bytes: Blob) => Promise<T>,
): Promise<T> {
  const path = join(folder, newId());
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // It is there before anything can fail: else it could be made after it was taken away.
    const file = await open(path, 'w', 0o600);
    await pipeline(joined(streams, limit), file.createWriteStream());
    return await work(await openAsBlob(path));
  } finally {
    await rm(path, { force: true });
  }
}

const tooLarge = (limit: number) =>
  new AppError('PAYLOAD_TOO_LARGE', { text: { word: 'payloadTooLarge', values: { limit } } });

/** Refuses by what a request says of its length, before any of it is taken. */
export function refuseTooLong({ headers }: IncomingMessage, { limit }: Uploads) {
  if (Number(headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
}

async function* joined(streams: readonly Readable[], limit: number) {
  let length = 0;
  for (const stream of streams) {
    try {
      // What is left unread when it is too much is not thrown away here: whoever sends still hears why.
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
