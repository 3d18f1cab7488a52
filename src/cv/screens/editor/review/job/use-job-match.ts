import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRefusal } from '#platform/api-errors.ts';
import { cvApi } from '../../../cv-api.ts';
import type { Outputs } from '../../../cv-calls.ts';
import { nowFound } from './now-found.ts';

export type Term = Outputs['matchJob']['terms'][number];
export type JobMatched = Outputs['matchJob'] & {
  /** The revision of the CV that was matched. */
  revision: number;
  /** The terms that are found now and were missing in the previous match. */
  news: readonly string[];
};

const HALF_AN_HOUR = 30 * 60 * 1000;

/** Matches an advertisement with the saved CV. Refetches for each revision; the previous result stays until then. */
export function useJobMatch(id: string, advertisement: string, revision: number) {
  const queries = useQueryClient();
  const queryKey = ['job-match', id, advertisement];
  const enabled = advertisement !== '';
  const query = useQuery({
    queryKey,
    enabled,
    queryFn: async ({ signal }): Promise<JobMatched> => {
      const match = await cvApi.matchJob.call({ id, advertisement }, { signal });
      const before = queries.getQueryData<JobMatched>(queryKey);
      return { ...match, revision, news: before ? nowFound(before, match) : [] };
    },
    placeholderData: keepPreviousData,
    retry: (count, error) => !isRefusal(error) && count < 1,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: HALF_AN_HOUR,
  });
  const { data, isPlaceholderData, refetch } = query;
  const isOld = enabled && data !== undefined && !isPlaceholderData && data.revision !== revision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision is matched
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, revision, data?.revision, refetch]);
  return query;
}
