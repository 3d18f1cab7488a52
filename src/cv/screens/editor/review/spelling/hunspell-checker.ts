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
  const isKnown = (word: string) => hunspell.testSpelling(withStraightApostrophes(word));
  const isCorrect = (text: string, word: Word) =>
    isKnown(word.text) ||
    (word.text.includes('-') && word.text.split('-').every((part) => part.length < 2 || isKnown(part))) ||
    (!capitalizesNouns && isLikelyName(text, word));

  /** Suggestions by word, because they take much longer to find than mistakes. */
  const suggestionsByWord = new Map<string, readonly string[]>();
  const suggestionsFor = (word: string) => {
    const known = suggestionsByWord.get(word);
    if (known) return known;
    const suggestions = hunspell.getSpellingSuggestions(withStraightApostrophes(word)).slice(0, MAX_SUGGESTIONS);
    const written = word.includes('’') ? suggestions.map((one) => one.replaceAll("'", '’')) : suggestions;
    suggestionsByWord.set(word, written);
    return written;
  };

  return async (text) =>
    wordsIn(text)
      .filter((word) => !isCorrect(text, word))
      .map((word) => ({ ...word, kind: 'spelling' as const, suggestions: suggestionsFor(word.text) }));
}

/** Dictionaries have the straight apostrophe. */
const withStraightApostrophes = (word: string) => word.replaceAll('’', "'");
