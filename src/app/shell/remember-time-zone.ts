import { useEffect } from 'react';
import { savePreferences } from '#identity/components.tsx';
import { chooseRegional, deviceTimeZone, useChosenRegional } from '#platform/browser/i18n/reader-region.ts';

/** The request is not among those for which the first screen waits. */
const AFTER_LOADING_MS = 2000;

/**
 * Saves the time zone of the device in the account, in which sites show dates if the member chose none. Each change
 * clears the member's cached pages, so none is saved while it has no effect.
 */
export function RememberTimeZone() {
  const { timeZone: chosen, deviceTimeZone: known } = useChosenRegional();
  useEffect(() => {
    if (chosen !== null || known === deviceTimeZone) return;
    const save = async () => {
      if (await savePreferences({ deviceTimeZone })) chooseRegional({ deviceTimeZone });
    };
    const later = setTimeout(() => void save(), AFTER_LOADING_MS);
    return () => clearTimeout(later);
  }, [chosen, known]);
  return null;
}
