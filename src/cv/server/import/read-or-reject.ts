import type { ErrorText } from '#platform/pure/errors.ts';
import { InvalidCvFile } from './invalid-cv-file.ts';
import type { CvReading } from './read-document.ts';

/** A CV that was read from a file, or the error to show for a file without one. */
export type ReadingResult = { read: CvReading } | { unfit: ErrorText };

/** Reads a CV, or returns the error to show for a file without one. */
export async function readOrReject(read: () => Promise<CvReading>): Promise<ReadingResult> {
  try {
    return { read: await read() };
  } catch (error) {
    if (error instanceof InvalidCvFile) return { unfit: error.text };
    throw error;
  }
}
