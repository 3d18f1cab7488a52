import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isRefusal } from '#platform/api-errors.ts';
import type { StatsSpan } from '../../contract/stats.ts';
import { useAdminApi } from '../admin-api.tsx';

const UNTIL_COUNTED = 2000;

/** Queries the statistics, polling while a new count is running. */
export function useStats(days: StatsSpan) {
  const api = useAdminApi();
  return useQuery({
    ...api.stats.read.queryOptions({ input: { days } }),
    placeholderData: keepPreviousData,
    networkMode: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.isCounting && state.status === 'success' ? UNTIL_COUNTED : false),
    retry: (count, error) => !isRefusal(error) && count < 1,
  });
}
