import { useQuery } from '@tanstack/react-query';
import { loadLazily } from '#platform/browser/load-lazily.ts';

/** Returns whether the member has work that a CV can begin with. */
export const useHasWork = () =>
  useQuery({
    queryKey: ['has-work'],
    queryFn: async () => (await loadLazily(() => import('../work-records/has-work.ts'))).hasWork(),
    staleTime: 0,
  }).data === true;
