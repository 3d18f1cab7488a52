import { DEFAULT_LANGUAGE, languageForTag } from '#platform/i18n/languages.ts';

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** What stands between the words of a list, where that is not our comma. */
const COMMAS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ar: '، ', ckb: '، ', fa: '، ', ps: '، ', sd: '، ', ug: '، ', ur: '، ', ja: '、', zh: '、' }),
);

/** In which language a CV is written, in which direction that is read, and in which of ours its own words stand. */
export function languageOf(tag: string) {
  const [language = ''] = tag.toLowerCase().split('-', 1);
  return {
    tag,
    direction: RIGHT_TO_LEFT.includes(language) ? ('rtl' as const) : ('ltr' as const),
    comma: COMMAS.get(language) ?? ', ',
    words: languageForTag(tag) ?? DEFAULT_LANGUAGE,
  };
}
