import { useTranslations } from 'use-intl';
import { chooseRegional, useChosenRegional } from '#platform/browser/i18n/reader-region.ts';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { PreferencesChange } from '../../model/fields.ts';
import { savePreferences } from './save-preferences.ts';

type RegionalChange = { region: NonNullable<PreferencesChange['region']> | null } | { timeZone: string | null };

/** Returns the region and the time zone of the app, and a function that chooses them for this device and the account. */
export function useRegionalPreferences() {
  const t = useTranslations('settings.language');
  const { region, timeZone } = useChosenRegional();
  const toast = useToast();
  const change = async (next: RegionalChange) => {
    chooseRegional(next);
    if (!(await savePreferences(next))) toast({ text: t('notSaved'), tone: 'error' });
  };
  return { region, timeZone, change };
}
