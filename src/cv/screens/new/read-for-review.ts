import type { CvApiOutputs } from '../cv-calls.ts';
import type { FileReading } from '../import-review/file-reading.ts';

/** A file, or a pasted text without a name, as it is sent. */
export type SentFile = { content: string; filename?: string };

type Steps<Result> = {
  readFile: (file: SentFile) => Promise<CvApiOutputs['readFile']>;
  importFile: (file: SentFile) => Promise<Result>;
  /** Returns whether the member still waits for the review. */
  isWanted: () => boolean;
  review: (reading: FileReading) => Promise<void>;
};

/**
 * Imports data at once, and opens the review of a recognized CV. A recognized CV is never imported without a review, so
 * nothing happens if the member no longer waits for it.
 */
export async function readForReview<Result>(
  file: SentFile,
  { readFile, importFile, isWanted, review }: Steps<Result>,
): Promise<Result | undefined> {
  const { source, ...reading } = await readFile(file);
  if (!source) return importFile(file);
  if (isWanted()) await review({ ...reading, source, filename: file.filename });
  return undefined;
}
