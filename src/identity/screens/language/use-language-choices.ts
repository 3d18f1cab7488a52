import { useTranslations } from 'use-intl';
import { chooseLanguage, useChosenLanguage } from '#platform/browser/i18n/choose-language.ts';
import { preloadLanguage } from '#platform/browser/i18n/messages-provider.tsx';
import { browserLanguage, readerLanguage } from '#platform/browser/i18n/reader-language.ts';
import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { ownLanguageName } from '#platform/pure/i18n/own-language-name.ts';
import { useAuth } from '../auth-provider.tsx';
import { savePreferences } from '../preferences/save-preferences.ts';

type LanguageChoice = { id: Language | ''; label: string; isChosen: boolean; choose: () => void };

/**
 * Returns the languages of the app, each under its own name, after the choice to follow the browser. The emails of a
 * signed-in member follow the choice. Calls back with a message if a choice fails.
 */
export function useLanguageChoices(onFailure: (message: string) => void): LanguageChoice[] {
  const t = useTranslations('app.language');
  const { status } = useAuth();
  const chosen = useChosenLanguage();
  const choose = async (language: Language | undefined) => {
    try {
      await preloadLanguage(language ?? browserLanguage());
    } catch {
      onFailure(t('failed'));
      return;
    }
    chooseLanguage(language);
    const isSaved = status !== 'signedIn' || (await savePreferences({ language: readerLanguage() }));
    if (!isSaved) onFailure(t('emailsFailed'));
  };
  const languages = Object.keys(LANGUAGES) as Language[];
  return [undefined, ...languages].map((language) => ({
    id: language ?? '',
    label: language ? ownLanguageName(language) : t('browser', { language: ownLanguageName(browserLanguage()) }),
    isChosen: language === chosen,
    choose: () => void choose(language),
  }));
}
