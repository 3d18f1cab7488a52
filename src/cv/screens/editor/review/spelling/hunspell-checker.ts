import { createHunspellFromStrings } from 'hunspell-wasm';
import { MAX_SUGGESTIONS, type SpellingChecker } from './mistake.ts';
import { isLikelyName, type Word, wordsIn } from './words-in.ts';

type Dictionary = {
  affixes: string;
  words: string;
  /** Whether all nouns are capitalized, so that capitals don't tell names from other words. */
  capitalizesNouns?: boolean;
};

/** Returns a checker that looks words up in a dictionary of Hunspell. */
export async function makeHunspellChecker({
  affixes,
  words,
  capitalizesNouns = false,
}: Dictionary): Promise<SpellingChecker> {
  const hunspell = await createHunspellFromStrings(affixes, words);
  /** Dictionaries have the straight apostrophe. */
  const isKnown = (word: string) => hunspell.testSpelling(word.replaceAll('’', "'"));
  const isCorrect = (text: string, word: Word) =>
    isKnown(word.text) ||
    (word.text.includes('-') && word.text.split('-').every((part) => part.length < 2 || isKnown(part))) ||
    (!capitalizesNouns && isLikelyName(text, word));

  return async (text) =>
    wordsIn(text)
      .filter((word) => !isCorrect(text, word))
      .map((word) => ({
        ...{ ...word, kind: 'spelling' as const },
        suggestions: hunspell.getSpellingSuggestions(word.text).slice(0, MAX_SUGGESTIONS),
      }));
}
