import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '#identity/components.tsx';
import { keptTextsOf } from '#platform/kept-texts.ts';
import { type Dashboard, STEPS } from '../../contract.ts';

const NAME = 'dashboard-path';
const AWAY = 'away';

export type Path = ReturnType<typeof usePath>;

/**
 * Returns the state of the onboarding checklist, which is shown until all steps are done or the member dismisses it.
 * The dismissal is stored in this browser until the member signs out.
 */
export function usePath(steps: Dashboard['steps'] | undefined) {
  const auth = useAuth();
  const queries = useQueryClient();
  const member = auth.status === 'signedIn' ? auth.user.uid : '';
  const queryKey = [NAME, member];
  const { data: kept, isPending } = useQuery({
    queryKey,
    queryFn: () => keptTextsOf(member).read(NAME),
    enabled: member !== '',
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const all = STEPS.map((step) => ({ step, isDone: steps?.[step] ?? false }));
  const next = all.find(({ isDone }) => !isDone)?.step;
  return {
    steps: all,
    next,
    isUnknown: isPending,
    isShown: steps !== undefined && next !== undefined && kept !== AWAY,
    putAway: () => {
      queries.setQueryData(queryKey, AWAY);
      void keptTextsOf(member).write(NAME, AWAY);
    },
  };
}
