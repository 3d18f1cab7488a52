import { wordsOf } from '#platform/i18n/words.ts';
import type { Design } from '../model/design.ts';
import type { PageWords } from '../model/exports/outline.ts';
import { languageOf } from '../model/language-of.ts';
import type { LetterWords } from '../model/letters/letter-outline.ts';

/** The words that a page adds to what its member wrote, in its language or in one of ours. */
export const pageWordsOf = ({ language }: Pick<Design, 'language'>): PageWords =>
  wordsOf(languageOf(language).words)['cv-page'];

/** The words that a letter adds. */
export const letterWordsOf = ({ language }: Pick<Design, 'language'>): LetterWords =>
  wordsOf(languageOf(language).words)['cv-letters'].page;
