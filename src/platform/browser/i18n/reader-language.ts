import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language, languageInCookies, negotiateLanguage } from '../../pure/i18n/languages.ts';

const listeners = new Set<() => void>();

/** Returns the supported language that the browser prefers. */
export const browserLanguage = () => negotiateLanguage(navigator.languages.join(','));

/** Returns the reader's language: the one chosen in this browser, or the one that the browser prefers. */
export const readerLanguage = (): Language => languageInCookies(document.cookie) ?? browserLanguage();

/** Applies the reader's language and its writing direction to the document, and renders its messages. */
export function applyLanguage() {
  const language = readerLanguage();
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGES[language];
  for (const listener of [...listeners]) listener();
}

/** Calls back when a language is chosen. Returns a function that stops it. */
export const subscribeToLanguage = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the reader's language, and renders again when another one is chosen. */
export const useReaderLanguage = () => useSyncExternalStore(subscribeToLanguage, readerLanguage);
