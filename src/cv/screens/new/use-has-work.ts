import { useQuery } from '@tanstack/react-query';
import { hasWork } from '../work-records/work-records.ts';

/** Returns whether the member has work that a CV can begin with. */
export const useHasWork = () => useQuery({ queryKey: ['has-work'], queryFn: hasWork, staleTime: 0 }).data === true;
