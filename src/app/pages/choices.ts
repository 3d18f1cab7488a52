import { isLanguage, type Language } from '#platform/pure/i18n/languages.ts';

type PageTheme = 'light' | 'dark';

/**
 * The language and theme that a reader chose by a link. Kept in the URL and in the page's links, without script or
 * cookie.
 */
export type PageChoices = { readonly language?: Language; readonly theme?: PageTheme };

const NO_CHOICES: PageChoices = {};

/** Reads the choices from a query and ignores everything else. */
export function readChoices(search: string): PageChoices {
  if (search === '') return NO_CHOICES;
  const query = new URLSearchParams(search);
  const language = query.get('lang') ?? '';
  const theme = query.get('theme');
  return {
    ...(isLanguage(language) && { language }),
    ...((theme === 'light' || theme === 'dark') && { theme }),
  };
}

/** Returns the URL of a page with the choices, always the same for the same choices. */
export function urlWith({ language, theme }: PageChoices, path: string) {
  const query = [language && `lang=${language}`, theme && `theme=${theme}`].filter(Boolean).join('&');
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
}
