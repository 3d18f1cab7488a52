import { useSyncExternalStore } from 'react';
import { languageCookie, languageInCookies } from '../../pure/i18n/language-cookie.ts';
import { LANGUAGES, type Language, negotiateLanguage } from '../../pure/i18n/languages.ts';

const listeners = new Set<() => void>();

/** Returns the language that the reader has chosen in this browser, or undefined if the browser decides. */
export const chosenLanguage = () => languageInCookies(document.cookie);

/** Returns the supported language that the browser prefers. */
export const browserLanguage = () => negotiateLanguage(navigator.languages.join(','));

/** Returns the reader's language: the chosen one, or the one that the browser prefers. */
export const readerLanguage = (): Language => chosenLanguage() ?? browserLanguage();

/** Chooses the language of this browser, or lets the browser decide. The server reads the choice from the cookie. */
export function chooseLanguage(language: Language | undefined) {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous and needs HTTPS
  document.cookie = languageCookie(language);
  applyLanguage();
  for (const listener of [...listeners]) listener();
}

/** Sets the document's language and writing direction. */
export function applyLanguage() {
  const language = readerLanguage();
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGES[language];
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the reader's language, and renders again when another one is chosen. */
export const useReaderLanguage = () => useSyncExternalStore(subscribe, readerLanguage);

/** Returns the chosen language, and renders again when another one is chosen. */
export const useChosenLanguage = () => useSyncExternalStore(subscribe, chosenLanguage);
