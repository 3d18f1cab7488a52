import { isLanguage, type Language } from '#platform/i18n/languages.ts';

type Theme = 'light' | 'dark';

/** What a reader chose by a link. It lives in the address and is carried by the links of the page: no script, no cookie. */
export type Choices = { readonly language?: Language; readonly theme?: Theme };

const NONE: Choices = {};

/** The choices in a query; whatever else stands there is none of ours. */
export function readChoices(search: string): Choices {
  if (search === '') return NONE;
  const query = new URLSearchParams(search);
  const language = query.get('lang') ?? '';
  const theme = query.get('theme');
  return {
    ...(isLanguage(language) && { language }),
    ...((theme === 'light' || theme === 'dark') && { theme }),
  };
}

/** The address of a page with what was chosen: always the same for the same choices. */
export function addressWith({ language, theme }: Choices, path: string) {
  const query = [language && `lang=${language}`, theme && `theme=${theme}`].filter(Boolean).join('&');
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
}
