import { isLanguage, type Language } from './languages.ts';

/** Returns the language that a reader has chosen, from a `Cookie` header or `document.cookie`, if it is supported. */
export function languageInCookies(cookies = ''): Language | undefined {
  const tag = /(?:^|;\s?)language=([A-Za-z-]{2,8})(?:;|$)/.exec(cookies)?.[1];
  return tag && isLanguage(tag) ? tag : undefined;
}
