import { useEffect } from 'react';
import { savePreferences } from '#identity/components.tsx';
import { chooseRegional, deviceTimeZone, useChosenRegional } from '#platform/browser/i18n/reader-region.ts';

/**
 * Saves the time zone of the device in the account, in which sites show dates if the member chose none. Each change
 * clears the member's cached pages, so none is saved while it has no effect.
 */
export function RememberTimeZone() {
  const { timeZone: chosen, deviceTimeZone: known } = useChosenRegional();
  useEffect(() => {
    if (chosen !== null || known === deviceTimeZone) return;
    void savePreferences({ deviceTimeZone }).then((isSaved) => isSaved && chooseRegional({ deviceTimeZone }));
  }, [chosen, known]);
  return null;
}
