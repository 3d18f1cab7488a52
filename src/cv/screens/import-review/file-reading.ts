import type { ReadSource } from '../../model/review/read-source.ts';
import type { CvApiOutputs } from '../cv-calls.ts';

type ReadFile = CvApiOutputs['readFile'];

/** Where a reviewed CV is saved: as a CV, and its entries in the member's work. */
export type Destinations = { cv: boolean; work: boolean };

/** A recognized CV that waits for its review. */
export type FileReading = Omit<ReadFile, 'source'> & {
  source: ReadSource;
  filename: string | undefined;
  /** The destinations that are chosen at first. */
  destinations: Destinations;
};

/** The reading that was made last. It is only in memory, because nothing is stored before the import. */
let pending: FileReading | undefined;

/** Hands a reading over to the screen of its review. */
export function passReading(reading: FileReading) {
  pending = reading;
}

/** Returns the reading that waits for its review. */
export const pendingReading = () => pending;

/** Forgets a reading whose review is over. A newer one stays. */
export function discardReading(reading: FileReading) {
  if (pending === reading) pending = undefined;
}
