import { useEffect } from 'react';
import { savePreferences } from '#identity/components.tsx';
import { chooseRegional, deviceTimeZone, useChosenRegional } from '#platform/browser/i18n/reader-region.ts';

/** Saves the time zone of the device in the account, in which sites show dates if the member chose none. */
export function RememberTimeZone() {
  const { deviceTimeZone: known } = useChosenRegional();
  useEffect(() => {
    if (known === deviceTimeZone) return;
    void savePreferences({ deviceTimeZone }).then((isSaved) => isSaved && chooseRegional({ deviceTimeZone }));
  }, [known]);
  return null;
}
