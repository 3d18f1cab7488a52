import type { ErrorText } from '#platform/errors.ts';
import type { Imported } from '../../model/import/draft.ts';
import { readCv } from './read-cv.ts';
import { UnfitFile } from './unfit-file.ts';

/** Parses a CV file, or returns the error to show for a file without a CV. */
export async function readOrRefuse(bytes: Uint8Array): Promise<{ read: Imported } | { unfit: ErrorText }> {
  try {
    return { read: await readCv(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) };
  } catch (error) {
    if (error instanceof UnfitFile) return { unfit: error.text };
    throw error;
  }
}
