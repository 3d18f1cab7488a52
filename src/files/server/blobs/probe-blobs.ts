import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Blobs } from './blobs.ts';

/** More than a full disk usually has left. */
const PROBE_BYTES = 64 * 1024;

/** Writes a file, reads it back and deletes it as the storage service does; throws if any of it fails. */
export async function probeBlobs(blobs: Blobs) {
  const id = randomUUID();
  const key = `${id.slice(0, 2)}/${id}`;
  const written = randomBytes(PROBE_BYTES);
  try {
    await blobs.put(key, new Blob([written]));
    const stream = await blobs.open(key);
    const read = stream && (await buffer(stream));
    if (!read?.equals(written)) throw new Error(`read back other bytes than were written: ${read?.length ?? 0} bytes`);
  } finally {
    await blobs.remove(key).catch(() => {});
  }
}
