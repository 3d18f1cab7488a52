import { isLanguage, type Language } from './languages.ts';

/** The cookie that holds the language that a reader has chosen for this browser. Without it, the browser decides. */
const NAME = 'language';
const MAX_AGE_S = 365 * 24 * 3600;
const VALUE = new RegExp(`(?:^|;\\s?)${NAME}=([A-Za-z-]{2,8})(?:;|$)`);

/** Returns the chosen language in a `Cookie` header or `document.cookie`, if it is supported. */
export function languageInCookies(cookies: string | undefined): Language | undefined {
  const tag = cookies ? VALUE.exec(cookies)?.[1] : undefined;
  return tag && isLanguage(tag) ? tag : undefined;
}

/** Returns the cookie that stores a choice, or deletes it. */
export const languageCookie = (language: Language | undefined) =>
  `${NAME}=${language ?? ''}; Path=/; SameSite=Lax; Max-Age=${language ? MAX_AGE_S : 0}`;
