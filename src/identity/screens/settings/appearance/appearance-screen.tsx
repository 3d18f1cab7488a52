import { useTranslations } from 'use-intl';
import { THEME_PREFERENCES } from '#platform/pure/preferences.ts';
import { useToast } from '#ui/feedback/use-toast.ts';
import { useThemePreference } from '../../preferences/use-theme-preference.ts';
import { SettingsPage } from '../settings-page.tsx';
import { ThemeCard } from './theme-card.tsx';

/** Renders the choice of the theme with which the app starts. */
export function AppearanceScreen() {
  const t = useTranslations('settings.appearance');
  const toast = useToast();
  const { preference, changePreference } = useThemePreference((text) => toast({ text, tone: 'error' }));
  return (
    <SettingsPage name="appearance" lead={t('lead')}>
      <fieldset>
        <legend className="font-medium text-title">{t('theme')}</legend>
        <p className="mt-1 max-w-prose text-text-secondary">{t(preference ? 'themeHint' : 'undecided')}</p>
        <div className="mt-6 grid gap-4 sm:grid-cols-3">
          {THEME_PREFERENCES.map((name) => (
            <ThemeCard
              key={name}
              name={name}
              label={t(name)}
              hint={t(`${name}Hint`)}
              checked={preference === name}
              onChoose={() => void changePreference(name)}
            />
          ))}
        </div>
      </fieldset>
    </SettingsPage>
  );
}
