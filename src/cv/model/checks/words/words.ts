import { fold } from '../../fold.ts';
import { AR } from './ar.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import type { WordLists } from './lists.ts';
import { TR } from './tr.ts';

/** Word lists of a language, folded for comparison. */
export type CheckWords = {
  weakOpenings: readonly string[];
  weakClosings: readonly string[];
  small: ReadonlySet<string>;
  verbLast: boolean;
  /** Matches the first person and captures it as group 1. */
  firstPerson: RegExp;
};

const LISTS: Readonly<Record<string, WordLists>> = { ar: AR, de: DE, en: EN, es: ES, fr: FR, tr: TR };
const READY = new Map(Object.entries(LISTS).map(([language, lists]) => [language, readyWords(lists)]));

export const checkWordsOf = (language: string): CheckWords | undefined => READY.get(language);

function readyWords({ weakOpenings, weakClosings = [], small, verbLast = false, firstPerson }: WordLists): CheckWords {
  // Longest first, so that `was responsible for` is found before a shorter phrase.
  const folded = (phrases: readonly string[]) => phrases.map(fold).sort((a, b) => b.length - a.length);
  return {
    weakOpenings: folded(weakOpenings),
    weakClosings: folded(weakClosings),
    small: new Set(fold(small).split(/\s+/)),
    verbLast,
    firstPerson: new RegExp(`(?<![\\p{L}\\p{N}\\p{M}'’_-])(${firstPerson.join('|')})(?![\\p{L}\\p{N}\\p{M}_-])`, 'u'),
  };
}
