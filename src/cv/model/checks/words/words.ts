import { fold } from '../../fold.ts';
import { AR } from './ar.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { TR } from './tr.ts';
import type { WordLists } from './word-lists.ts';

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
