import { useQueryClient } from '@tanstack/react-query';
import { refreshInstanceFacts } from '#platform/instance-settings/ask-for-facts.ts';
import type { DecisionsChange, InstanceDecisions } from '../../contract/settings.ts';
import { useAdminApi } from '../admin-api.tsx';

/** Saves settings, then updates the query cache and the instance's name and theme in the window. */
export function useDecide() {
  const api = useAdminApi();
  const queries = useQueryClient();
  const shown = async (answer: Promise<InstanceDecisions>) => {
    const decisions = await answer;
    queries.setQueryData(api.settings.read.queryKey(), decisions);
    void refreshInstanceFacts();
    return decisions;
  };
  return {
    change: (change: DecisionsChange) => shown(api.settings.change.call(change)),
    setLogo: (file: string) => shown(api.settings.setLogo.call({ file })),
    removeLogo: () => shown(api.settings.removeLogo.call()),
  };
}
