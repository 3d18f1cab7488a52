import { DEFAULT_LANGUAGE, languageForTag } from '#platform/pure/i18n/languages.ts';

const RTL_LANGUAGES = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** Separators of list items, for languages that don't use `, `. */
const LIST_SEPARATORS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ar: '، ', ckb: '، ', fa: '، ', ps: '، ', sd: '، ', ug: '، ', ur: '، ', ja: '、', zh: '、' }),
);

/** Returns the direction and list separator of a language, and the supported language for the page's own words. */
export function languageOf(tag: string) {
  const [language = ''] = tag.toLowerCase().split('-', 1);
  return {
    tag,
    direction: RTL_LANGUAGES.includes(language) ? ('rtl' as const) : ('ltr' as const),
    comma: LIST_SEPARATORS.get(language) ?? ', ',
    words: languageForTag(tag) ?? DEFAULT_LANGUAGE,
  };
}
