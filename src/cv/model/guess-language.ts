import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';
import type { CvContent } from './content.ts';
import { placesOf } from './tree.ts';

/** Short words that are rare in the other languages. Words that several languages share are left out. */
const COMMON: Record<Exclude<Language, 'ar' | 'en-GB'>, string> = {
  en: 'the and of to for with from by at that this were our their have which as is it be its into while',
  de: 'und der die das den dem ein eine einer einen mit von für zur zum auf im ist war bei durch sowie als nach wurde über aus',
  es: 'el los las y del una con por para como al su sus más desde fue entre sobre muy años también hasta',
  fr: 'le les et du une dans pour avec sur au aux par est nous chez depuis été ses dont ans ainsi sous',
  tr: 've bir bu için ile olarak olan çok daha gibi göre kadar yıl yılında sonra tarafından üzere şirket ilgili',
};
const LANGUAGE_OF = new Map(
  (Object.keys(COMMON) as (keyof typeof COMMON)[]).flatMap((language) =>
    COMMON[language].split(' ').map((word) => [word, language] as const),
  ),
);
const MOST_WORDS = 3000;
const LONGEST_TEXT = 30_000;

/** Guesses the language of texts, among those that the product supports. */
export function guessLanguage(texts: Iterable<string>): Language {
  const counts = new Map<Language, number>();
  let words = 0;
  for (const text of texts) {
    for (const [word] of text.slice(0, LONGEST_TEXT).matchAll(/[\p{L}\p{M}]+/gu)) {
      const language = /^\p{Script=Arabic}/u.test(word) ? 'ar' : LANGUAGE_OF.get(word.toLowerCase());
      if (language) counts.set(language, (counts.get(language) ?? 0) + (language === 'ar' ? ARABIC : 1));
      words += 1;
      if (words >= MOST_WORDS) return commonest(counts);
    }
  }
  return commonest(counts);
}
/** The weight of an Arabic word. All of them count, while in other languages only the listed short words do. */
const ARABIC = 1 / 4;

function commonest(counts: ReadonlyMap<Language, number>): Language {
  const of = (language: Language) => counts.get(language) ?? 0;
  return (Object.keys(LANGUAGES) as Language[]).reduce((best, language) => (of(language) > of(best) ? language : best));
}

/** Guesses the language that a CV is written in. */
export const languageOf = (content: CvContent): Language => guessLanguage(textsOf(content));

function* textsOf(content: CvContent): Generator<string> {
  for (const { value } of placesOf({ ...content, extras: [] })) {
    for (const field of ['summary', 'text', 'description', 'companyDescription', 'reference', 'position', 'headline']) {
      const text = value[field];
      if (typeof text === 'string') yield text;
    }
  }
}
