import { useQueryClient } from '@tanstack/react-query';
import type { AdminSettings, AdminSettingsChange } from '../../contract/settings.ts';
import { useAdminApi } from '../admin-api.tsx';

/** Saves settings, then updates the query cache and the instance's name and theme in the window. */
export function useSettingsActions() {
  const api = useAdminApi();
  const queries = useQueryClient();
  const applySettings = async (answer: Promise<AdminSettings>) => {
    const settings = await answer;
    queries.setQueryData(api.settings.read.queryKey(), settings);
    import('#platform/browser/instance-settings/refresh-facts.ts')
      .then((facts) => facts.refreshInstanceFacts())
      // The window then follows with the next regular refresh.
      .catch(() => undefined);
    return settings;
  };
  return {
    change: (change: AdminSettingsChange) => applySettings(api.settings.change.call(change)),
    setLogo: (file: string) => applySettings(api.settings.setLogo.call({ file })),
    removeLogo: () => applySettings(api.settings.removeLogo.call()),
  };
}
