import { use } from 'react';
import { useMessagesIn } from '#platform/browser/i18n/messages-provider.tsx';
import { languageForTag } from '#platform/pure/i18n/languages.ts';
import { languageOf } from '../../model/language-of.ts';
import type { PageWords } from '../../model/outline/outline.ts';

let ownWords: Promise<typeof import('../../model/page-words/page-words.ts')> | undefined;

/** Loads the words of the languages that only pages have. */
function loadOwnWords() {
  ownWords ??= import('../../model/page-words/page-words.ts').catch((error: unknown) => {
    ownWords = undefined;
    throw error;
  });
  return ownWords;
}

/** Returns the words that the product adds to a page in a language. Suspends until they are loaded. */
export function usePageWords(tag: string): PageWords {
  const words = useMessagesIn(languageOf(tag).words, 'cv-page');
  return languageForTag(tag) === undefined ? (use(loadOwnWords()).ownPageWords(tag) ?? words) : words;
}
