import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError } from '#platform/pure/api-errors.ts';
import { cvApi } from '../../../cv-api.ts';
import type { CvApiOutputs } from '../../../cv-calls.ts';
import { newlyFoundTerms } from './newly-found-terms.ts';

export type Term = CvApiOutputs['matchJob']['terms'][number];
export type JobMatchResult = CvApiOutputs['matchJob'] & {
  /** The revision of the CV that was matched. */
  revision: number;
  /** The terms that are found now and were missing in the previous match. */
  newTerms: readonly string[];
};

const CACHE_MS = 30 * 60 * 1000;

/** Matches an advertisement with the saved CV. Refetches for each revision; the previous result stays until then. */
export function useJobMatch(id: string, advertisement: string, revision: number) {
  const queries = useQueryClient();
  const queryKey = ['job-match', id, advertisement];
  const enabled = advertisement !== '';
  const query = useQuery({
    queryKey,
    enabled,
    queryFn: async ({ signal }): Promise<JobMatchResult> => {
      const match = await cvApi.matchJob.call({ id, advertisement }, { signal });
      const previous = queries.getQueryData<JobMatchResult>(queryKey);
      return { ...match, revision, newTerms: previous ? newlyFoundTerms(previous, match) : [] };
    },
    placeholderData: keepPreviousData,
    retry: (count, error) => !isApiError(error) && count < 1,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: CACHE_MS,
  });
  const { data, isPlaceholderData, refetch } = query;
  const isOutdated = enabled && data !== undefined && !isPlaceholderData && data.revision !== revision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision is matched
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, revision, data?.revision, refetch]);
  return query;
}
