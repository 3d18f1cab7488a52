import { useQuery } from '@tanstack/react-query';
import { entriesApi } from '../work-records/entries-api.ts';

/** Returns whether the member has work that a CV can begin with. */
export function useHasWork() {
  const { data: facets } = useQuery(entriesApi.facets.queryOptions({ input: {} }));
  return Object.values(facets?.kinds ?? {}).some((count) => count > 0);
}
