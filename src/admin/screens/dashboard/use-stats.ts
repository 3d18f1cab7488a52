import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isApiError } from '#platform/api-errors.ts';
import type { StatsSpan } from '../../contract/stats.ts';
import { useAdminApi } from '../admin-api.tsx';

const POLL_INTERVAL_MS = 2000;

/** Queries the statistics, polling while a new count is running. */
export function useStats(days: StatsSpan) {
  const api = useAdminApi();
  return useQuery({
    ...api.stats.read.queryOptions({ input: { days } }),
    placeholderData: keepPreviousData,
    networkMode: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.isCounting && state.status === 'success' ? POLL_INTERVAL_MS : false),
    retry: (count, error) => !isApiError(error) && count < 1,
  });
}
