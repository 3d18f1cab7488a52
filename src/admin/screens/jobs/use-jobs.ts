import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { JobState } from '#platform/job-states.ts';
import { useAdminApi } from '../admin-api.tsx';
import { byPages } from '../frame/by-pages.ts';

/** Milliseconds after which it is looked again at what changes by itself. */
const LOOK_AGAIN = 5000;

/** The kinds of jobs, and how each stands. */
export function useJobsOverview() {
  const api = useAdminApi();
  return useQuery({ ...api.jobs.overview.queryOptions(), networkMode: 'always', refetchInterval: LOOK_AGAIN });
}

export type JobFilter = { state: JobState; name?: string };

/** The jobs that fit, the newest first, as far as they have been fetched. */
export function useJobs(filter: JobFilter) {
  const api = useAdminApi();
  const changes = filter.state === 'waiting' || filter.state === 'active';
  return useInfiniteQuery({
    ...api.jobs.list.infiniteOptions({ ...byPages(filter), placeholderData: keepPreviousData }),
    networkMode: 'always',
    refetchInterval: changes ? LOOK_AGAIN : false,
  });
}
