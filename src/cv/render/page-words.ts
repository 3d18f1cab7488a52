import { messagesOf } from '#platform/server/i18n/messages.ts';
import type { Design } from '../model/design.ts';
import { languageOf } from '../model/language-of.ts';
import type { LetterWords } from '../model/letters/letter-outline.ts';
import type { PageWords } from '../model/outline/outline.ts';
import { ownPageWords } from '../model/page-words/page-words.ts';

/** Returns the words that the product adds to a page, in the design's language, or in English if it has none in it. */
export const pageWordsOf = ({ language }: Pick<Design, 'language'>): PageWords =>
  ownPageWords(language) ?? messagesOf(languageOf(language).words)['cv-page'];

/** Returns the words that the product adds to a cover letter. */
export const letterWordsOf = ({ language }: Pick<Design, 'language'>): LetterWords =>
  messagesOf(languageOf(language).words)['cv-letters'].page;
