import type { ErrorText } from '#platform/pure/errors.ts';
import { InvalidCvFile } from './invalid-cv-file.ts';
import { type CvReading, parseCv } from './parse-cv.ts';

/** Parses a CV file, or returns the error to show for a file without a CV. */
export async function parseOrReject(bytes: Uint8Array): Promise<{ read: CvReading } | { unfit: ErrorText }> {
  try {
    return { read: await parseCv(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) };
  } catch (error) {
    if (error instanceof InvalidCvFile) return { unfit: error.text };
    throw error;
  }
}
