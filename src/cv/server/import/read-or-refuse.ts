import type { ErrorText } from '#platform/errors.ts';
import type { Imported } from '../../model/import/draft.ts';
import { readCv } from './read-cv.ts';
import { UnfitFile } from './unfit-file.ts';

/** Reads a CV out of a file, or returns what to say about a file that holds none. */
export async function readOrRefuse(bytes: Uint8Array): Promise<{ read: Imported } | { unfit: ErrorText }> {
  try {
    return { read: await readCv(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) };
  } catch (error) {
    if (error instanceof UnfitFile) return { unfit: error.text };
    throw error;
  }
}
