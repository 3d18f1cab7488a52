import { useTranslations } from 'use-intl';
import type { ThemePreference } from '#platform/pure/preferences.ts';
import { useToast } from '#ui/feedback/use-toast.ts';
import { useTheme } from '#ui/theme.tsx';
import { savePreferences } from './save-preferences.ts';

/** Returns the theme with which the app starts, and a function that decides it for this device and the account. */
export function useThemePreference() {
  const t = useTranslations('app.theme');
  const { preference, setPreference } = useTheme();
  const toast = useToast();
  const changePreference = async (next: ThemePreference) => {
    setPreference(next);
    if (!(await savePreferences({ theme: next }))) toast({ text: t('notSaved'), tone: 'error' });
  };
  return { preference, changePreference };
}
