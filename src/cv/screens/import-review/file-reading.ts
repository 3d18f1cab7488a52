import { useQueryClient } from '@tanstack/react-query';
import type { ReadSource } from '../../model/review/read-source.ts';
import type { CvApiOutputs } from '../cv-calls.ts';

type ReadFile = CvApiOutputs['readFile'];

/** A recognized CV that waits for its review. It is only in memory, because nothing is stored before the import. */
export type FileReading = Omit<ReadFile, 'source'> & { source: ReadSource; filename: string | undefined };

const KEY = ['cv-import-review'];

/** Returns functions that hand a reading over to the screen of its review, by the cache of queries. */
export function useFileReading() {
  const queries = useQueryClient();
  return {
    store: (reading: FileReading) => queries.setQueryData<FileReading>(KEY, reading),
    read: () => queries.getQueryData<FileReading>(KEY),
    discard: () => queries.removeQueries({ queryKey: KEY }),
  };
}
