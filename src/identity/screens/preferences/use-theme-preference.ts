import { useTranslations } from 'use-intl';
import type { ThemePreference } from '#platform/pure/preferences.ts';
import { useTheme } from '#ui/theme.tsx';
import { savePreferences } from './save-preferences.ts';

/**
 * Returns the theme with which the app starts, and a function that decides it for this device and the account. Calls back
 * with a message if the account could not be changed; notices are not part of the first bundle.
 */
export function useThemePreference(onFailure: (message: string) => void) {
  const t = useTranslations('app.theme');
  const { preference, setPreference } = useTheme();
  const changePreference = async (next: ThemePreference) => {
    setPreference(next);
    if (!(await savePreferences({ theme: next }))) onFailure(t('notSaved'));
  };
  return { preference, changePreference };
}
