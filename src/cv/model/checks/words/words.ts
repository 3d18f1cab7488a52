import { fold } from '../../fold.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import type { WordLists } from './word-lists.ts';

const TR: WordLists = {
  weakOpenings: ['çeşitli görevler', 'görevlerim', 'sorumluluklarım', 'sorumlu olduğum'],
  weakClosings: [
    'destek oldum',
    'destek verdim',
    'görev aldım',
    'görev alındı',
    'katıldım',
    'katkıda bulundum',
    'sorumlu olarak çalıştım',
    'sorumluydum',
    'yardım ettim',
    'yardımcı oldum',
    'yer aldım',
    'üzerinde çalıştım',
  ],
  stopWords: 've veya ile için bir bu da de daha çok gibi olarak edildi yapıldı ettim yaptım oldum',
  verbLast: true,
  firstPerson: ['[Bb]en', '[Bb]ana', '[Bb]eni', '[Bb]enim', '[Bb]iz', '[Bb]izi', '[Bb]izim', '[Bb]ize'],
};

const AR: WordLists = {
  weakOpenings: [
    'المساعدة في',
    'المساهمة في',
    'المشاركة في',
    'العمل على',
    'ساعدت في',
    'ساهمت في',
    'شاركت في',
    'شملت مهامي',
    'عملت على',
    'كنت مسؤولا عن',
    'كنت مسؤولة عن',
    'مسؤول عن',
    'مسؤولة عن',
    'مهام متنوعة',
  ],
  stopWords: 'في من إلى على عن مع أو ثم كل هذا هذه تم قمت جميع عدة',
  firstPerson: ['أنا', 'انا', 'نحن'],
};

/** Word lists of a language, folded for comparison. */
export type CheckWords = {
  weakOpenings: readonly string[];
  weakClosings: readonly string[];
  stopWords: ReadonlySet<string>;
  verbLast: boolean;
  /** Matches the first person and captures it as group 1. */
  firstPerson: RegExp;
};

const LISTS_BY_LANGUAGE: Readonly<Record<string, WordLists>> = { ar: AR, de: DE, en: EN, es: ES, fr: FR, tr: TR };
const WORDS_BY_LANGUAGE = new Map(
  Object.entries(LISTS_BY_LANGUAGE).map(([language, lists]) => [language, prepareWords(lists)]),
);

export const checkWordsOf = (language: string): CheckWords | undefined => WORDS_BY_LANGUAGE.get(language);

function prepareWords({
  weakOpenings,
  weakClosings = [],
  stopWords,
  verbLast = false,
  firstPerson,
}: WordLists): CheckWords {
  // Longest first, so that `was responsible for` is found before a shorter phrase.
  const foldAll = (phrases: readonly string[]) => phrases.map(fold).sort((a, b) => b.length - a.length);
  return {
    weakOpenings: foldAll(weakOpenings),
    weakClosings: foldAll(weakClosings),
    stopWords: new Set(fold(stopWords).split(/\s+/)),
    verbLast,
    firstPerson: new RegExp(`(?<![\\p{L}\\p{N}\\p{M}'’_-])(${firstPerson.join('|')})(?![\\p{L}\\p{N}\\p{M}_-])`, 'u'),
  };
}
