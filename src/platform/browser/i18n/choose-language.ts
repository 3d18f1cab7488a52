import { useSyncExternalStore } from 'react';
import { isLanguage, type Language, languageInCookies } from '../../pure/i18n/languages.ts';
import { applyLanguage, subscribeToLanguage } from './reader-language.ts';

const MAX_AGE_S = 365 * 24 * 3600;

/**
 * Chooses the language of this browser, or lets the browser decide. A cookie holds the choice, so that the server
 * answers in the language too.
 */
export function chooseLanguage(language: Language | undefined) {
  const maxAge = language ? MAX_AGE_S : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous and needs HTTPS
  document.cookie = `language=${language ?? ''}; Path=/; SameSite=Lax; Max-Age=${maxAge}`;
  applyLanguage();
}

/**
 * Keeps the language that a page of the instance was read in, which its links to the app name: `/login?lang=de`. Removes
 * it from the address.
 */
export function adoptLanguageOfUrl() {
  const url = new URL(window.location.href);
  const language = url.searchParams.get('lang') ?? '';
  if (!isLanguage(language)) return;
  chooseLanguage(language);
  url.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', url);
}

const chosenLanguage = () => languageInCookies(document.cookie);

/** Returns the language chosen in this browser, or undefined while the browser decides. */
export const useChosenLanguage = () => useSyncExternalStore(subscribeToLanguage, chosenLanguage);
