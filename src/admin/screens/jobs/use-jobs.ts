import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { JobState } from '#platform/pure/job-states.ts';
import { useAdminApi } from '../admin-api.tsx';
import { pageOptions } from '../frame/page-options.ts';

/** Milliseconds between polls of data that changes on its own. */
const POLL_INTERVAL_MS = 5000;

/** Queries the job queues and their counts, polling for changes. */
export function useJobsOverview() {
  const api = useAdminApi();
  return useQuery({ ...api.jobs.overview.queryOptions(), networkMode: 'always', refetchInterval: POLL_INTERVAL_MS });
}

export type JobUrlFilter = { state: JobState; name?: string };

/** Queries the jobs that match a filter, newest first, page by page. */
export function useJobs(filter: JobUrlFilter) {
  const api = useAdminApi();
  const changes = filter.state === 'waiting' || filter.state === 'active';
  return useInfiniteQuery({
    ...api.jobs.list.infiniteOptions({ ...pageOptions(filter), placeholderData: keepPreviousData }),
    networkMode: 'always',
    refetchInterval: changes ? POLL_INTERVAL_MS : false,
  });
}
