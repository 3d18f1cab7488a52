import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '#identity/components.tsx';
import { storedTextsOf } from '#platform/browser/stored-texts.ts';
import type { Dashboard } from '../../contract.ts';
import { ONBOARDING_STEPS } from '../../model/constants.ts';

const STORAGE_KEY = 'dashboard-path';
const DISMISSED = 'away';

export type Onboarding = ReturnType<typeof useOnboarding>;

/**
 * Returns the state of the onboarding checklist, which is shown until all steps are done or the member dismisses it.
 * The dismissal is stored in this browser until the member signs out.
 */
export function useOnboarding(steps: Dashboard['steps'] | undefined) {
  const auth = useAuth();
  const queries = useQueryClient();
  const member = auth.status === 'signedIn' ? auth.user.uid : '';
  const queryKey = [STORAGE_KEY, member];
  const { data: stored, isPending } = useQuery({
    queryKey,
    queryFn: () => storedTextsOf(member).read(STORAGE_KEY),
    enabled: member !== '',
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const all = ONBOARDING_STEPS.map((step) => ({ step, isDone: steps?.[step] ?? false }));
  const next = all.find(({ isDone }) => !isDone)?.step;
  return {
    steps: all,
    next,
    isPending: isPending,
    isVisible: steps !== undefined && next !== undefined && stored !== DISMISSED,
    dismiss: () => {
      queries.setQueryData(queryKey, DISMISSED);
      void storedTextsOf(member).write(STORAGE_KEY, DISMISSED);
    },
  };
}
