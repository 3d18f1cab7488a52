import { foldPhrase } from './word-list.ts';

const LOCALES = ['en', 'de', 'es', 'fr', 'tr', 'ar', 'ja', 'pt', 'it', 'nl', 'pl', 'ru', 'zh', 'ko', 'he'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const LANGUAGE_CODES =
  'en de es fr tr ar ja pt it nl pl ru zh ko he el la sv da no nb nn fi is et lv lt cs sk hu ro bg hr sr sl bs mk sq uk be ca eu gl ga cy fa ur hi bn ta te ml mr gu pa kn si ne th vi id ms tl fil sw am so ha yo ig zu xh af ka hy az kk uz ky tg tk mn ku ps sd my km lo eo yue cmn lb mt gsw';

/** Variants of names of languages, by which people call them. */
const MORE_LANGUAGES =
  'farsi, mandarin, cantonese, castilian, flemish, serbo-croatian, hochdeutsch, schweizerdeutsch, valencià, valenciano, castellano, chinesisch, mandarin chinese, american sign language, british sign language, sign language, gebärdensprache, deutsche gebärdensprache, latein, altgriechisch, kurdish, kurdisch, kürtçe, dari, moldovan, العربية الفصحى, اللغة العربية, اللغة الإنجليزية, اللغة الفرنسية, اللغة الألمانية, الانجليزية, 普通话, 粤语, 英语, 日语, 中国語, 英文, 日文, 中文, 영어, 일본어, 중국어, 한국어';

function* regionNames(): Generator<string> {
  for (const locale of LOCALES) {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    for (const first of LETTERS)
      for (const second of LETTERS) {
        const name = names.of(first + second);
        if (name !== undefined) yield name;
      }
  }
  yield* [
    'USA',
    'UK',
    'U.S.A.',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
    'Deutschland',
    'Holland',
    'Türkiye',
  ];
  yield* ['UAE', 'EU', 'Europe', 'Europa', 'Greater London', 'California', 'Texas', 'New York', 'Bayern', 'Bavaria'];
  yield* [
    'Île-de-France',
    'Baden-Württemberg',
    'Nordrhein-Westfalen',
    'Hessen',
    'Sachsen',
    'Schottland',
    'المملكة المتحدة',
  ];
}

function* languageNames(): Generator<string> {
  for (const locale of LOCALES) {
    const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
    for (const code of LANGUAGE_CODES.split(' ')) {
      const name = names.of(code);
      if (name !== undefined) yield name;
    }
  }
  yield* MORE_LANGUAGES.split(', ');
}

/** Returns the last part of the names of time zones, which are cities: `America/New_York`. */
function* zoneCities(): Generator<string> {
  for (const zone of Intl.supportedValuesOf('timeZone')) yield zone.slice(zone.lastIndexOf('/') + 1).replace(/_/g, ' ');
}

/** Returns a function that makes a set of folded names when it is first called, because that takes a while. */
function lazySet(names: () => Iterable<string>): () => ReadonlySet<string> {
  let set: ReadonlySet<string> | undefined;
  return () => {
    set ??= new Set([...names()].map(foldPhrase));
    return set;
  };
}

export const countryNames = lazySet(regionNames);
export const languageNameSet = lazySet(languageNames);
export const zoneCityNames = lazySet(zoneCities);
