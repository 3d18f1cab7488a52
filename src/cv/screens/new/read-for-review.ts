import type { CvApiOutputs } from '../cv-calls.ts';
import type { Destinations, FileReading } from '../import-review/file-reading.ts';

/** A file, or a pasted text without a name, as it is sent. */
export type SentFile = { content: string; filename?: string };
/** The CV that was read in a file, or at a web address. */
export type CvReading = CvApiOutputs['readFile'];

type Steps<Result> = {
  read: () => Promise<CvReading>;
  filename: string | undefined;
  destinations: Destinations;
  /** Creates a CV of data as it was read. */
  create: (reading: Omit<CvReading, 'source'>) => Promise<Result>;
  /** Returns whether the member still waits for the review. */
  isWanted: () => boolean;
  review: (reading: FileReading) => Promise<void>;
};

/**
 * Imports data at once, and opens the review of a recognized CV. A recognized CV is never imported without a review, so
 * nothing happens if the member no longer waits for it.
 */
export async function readForReview<Result>({
  read,
  filename,
  destinations,
  create,
  isWanted,
  review,
}: Steps<Result>): Promise<Result | undefined> {
  const { source, ...reading } = await read();
  if (!source) return create(reading);
  if (isWanted()) await review({ ...reading, source, filename, destinations });
  return undefined;
}
