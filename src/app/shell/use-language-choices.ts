import { useTranslations } from 'use-intl';
import { chooseLanguage, useChosenLanguage } from '#platform/browser/i18n/choose-language.ts';
import { preloadLanguage } from '#platform/browser/i18n/messages-provider.tsx';
import { browserLanguage, readerLanguage } from '#platform/browser/i18n/reader-language.ts';
import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { ownLanguageName } from '#platform/pure/i18n/own-language-name.ts';
import { apiFetch } from '#platform/pure/unauthorized.ts';
import { useToast } from '#ui/feedback/use-toast.ts';

type LanguageChoice = { id: string; label: string; isChosen: boolean; choose: () => void };

/** Returns the languages of the app, each under its own name, after the choice to follow the browser. */
export function useLanguageChoices(): LanguageChoice[] {
  const t = useTranslations('app.language');
  const toast = useToast();
  const chosen = useChosenLanguage();
  const choose = async (language: Language | undefined) => {
    try {
      await preloadLanguage(language ?? browserLanguage());
    } catch {
      toast({ text: t('failed'), tone: 'error' });
      return;
    }
    chooseLanguage(language);
    if (!(await changeEmailLanguage(readerLanguage()))) toast({ text: t('emailsFailed'), tone: 'error' });
  };
  const languages = Object.keys(LANGUAGES) as Language[];
  return [undefined, ...languages].map((language) => ({
    id: `language ${language ?? ''}`,
    label: language ? ownLanguageName(language) : t('browser'),
    isChosen: language === chosen,
    choose: () => void choose(language),
  }));
}

/**
 * Sets the language of the member's emails and returns whether it succeeded. An API client would add to the size of
 * every screen.
 */
async function changeEmailLanguage(language: Language) {
  const request = {
    method: 'PATCH',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
  };
  const response = await apiFetch('/api/me', request).catch(() => undefined);
  return response?.ok ?? false;
}
