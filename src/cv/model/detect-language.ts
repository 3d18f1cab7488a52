import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import type { CvContent } from './content.ts';
import { allNodesOf } from './tree.ts';

/** Short words that are rare in the other languages. Words that several languages share are left out. */
const COMMON_WORDS: Record<Exclude<Language, 'ar' | 'en-GB'>, string> = {
  en: 'the and of to for with from by at that this were our their have which as is it be its into while',
  de: 'und der die das den dem ein eine einer einen mit von für zur zum auf im ist war bei durch sowie als nach wurde über aus',
  es: 'el los las y del una con por para como al su sus más desde fue entre sobre muy años también hasta',
  fr: 'le les et du une dans pour avec sur au aux par est nous chez depuis été ses dont ans ainsi sous',
  tr: 've bir bu için ile olarak olan çok daha gibi göre kadar yıl yılında sonra tarafından üzere şirket ilgili',
};
const LANGUAGE_BY_WORD = new Map(
  (Object.keys(COMMON_WORDS) as (keyof typeof COMMON_WORDS)[]).flatMap((language) =>
    COMMON_WORDS[language].split(' ').map((word) => [word, language] as const),
  ),
);
const MAX_WORDS = 3000;
const MAX_TEXT_LENGTH = 30_000;

/** Guesses the language of texts, among those that the product supports. */
export function detectLanguage(texts: Iterable<string>): Language {
  const counts = new Map<Language, number>();
  let words = 0;
  for (const text of texts) {
    for (const [word] of text.slice(0, MAX_TEXT_LENGTH).matchAll(/[\p{L}\p{M}]+/gu)) {
      const language = /^\p{Script=Arabic}/u.test(word) ? 'ar' : LANGUAGE_BY_WORD.get(word.toLowerCase());
      if (language) counts.set(language, (counts.get(language) ?? 0) + (language === 'ar' ? ARABIC_WORD_WEIGHT : 1));
      words += 1;
      if (words >= MAX_WORDS) return mostFrequent(counts);
    }
  }
  return mostFrequent(counts);
}
/** The weight of an Arabic word. All of them count, while in other languages only the listed short words do. */
const ARABIC_WORD_WEIGHT = 1 / 4;

function mostFrequent(counts: ReadonlyMap<Language, number>): Language {
  const countOf = (language: Language) => counts.get(language) ?? 0;
  return (Object.keys(LANGUAGES) as Language[]).reduce((best, language) =>
    countOf(language) > countOf(best) ? language : best,
  );
}

/** Guesses the language that a CV is written in. */
export const detectCvLanguage = (content: CvContent): Language => detectLanguage(textsOf(content));

function* textsOf(content: CvContent): Generator<string> {
  for (const { value } of allNodesOf({ ...content, extras: [] })) {
    for (const field of ['summary', 'text', 'description', 'companyDescription', 'reference', 'position', 'headline']) {
      const text = value[field];
      if (typeof text === 'string') yield text;
    }
  }
}
