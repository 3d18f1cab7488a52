import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { JobState } from '#platform/job-states.ts';
import { useAdminApi } from '../admin-api.tsx';
import { byPages } from '../frame/by-pages.ts';

/** Milliseconds between polls of data that changes on its own. */
const LOOK_AGAIN = 5000;

/** Queries the job queues and their counts, polling for changes. */
export function useJobsOverview() {
  const api = useAdminApi();
  return useQuery({ ...api.jobs.overview.queryOptions(), networkMode: 'always', refetchInterval: LOOK_AGAIN });
}

export type JobFilter = { state: JobState; name?: string };

/** Queries the jobs that match a filter, newest first, page by page. */
export function useJobs(filter: JobFilter) {
  const api = useAdminApi();
  const changes = filter.state === 'waiting' || filter.state === 'active';
  return useInfiniteQuery({
    ...api.jobs.list.infiniteOptions({ ...byPages(filter), placeholderData: keepPreviousData }),
    networkMode: 'always',
    refetchInterval: changes ? LOOK_AGAIN : false,
  });
}
