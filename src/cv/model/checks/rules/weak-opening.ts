import { tokenizeWords, toPhrase, type WordPosition } from '../phrases.ts';
import type { CheckRule } from '../rule.ts';
import type { CheckWords } from '../words/words.ts';

/** Finds bullets with a phrase like "responsible for", which names a duty instead of an achievement. */
export const weakOpening = {
  name: 'weakOpening',
  weight: 'should',
  find: ({ bullets, words }) =>
    words
      ? bullets.flatMap(({ at, field, text }) => {
          const [first, last] = weakPhraseEdges(tokenizeWords(text), words);
          return first && last ? [{ at, field, values: { phrase: text.slice(first.start, last.end) } }] : [];
        })
      : [],
} as const satisfies CheckRule;

/** Returns the first and last word of the weak phrase, or an empty array. */
function weakPhraseEdges(words: readonly WordPosition[], { weakOpenings, weakClosings }: CheckWords) {
  const phraseText = toPhrase(words);
  const opening = weakOpenings.find((phrase) => phraseText.startsWith(` ${phrase} `));
  if (opening) return [words[0], words[wordCountOf(opening) - 1]];
  const closing = weakClosings.find((phrase) => phraseText.endsWith(` ${phrase} `));
  return closing ? [words.at(-wordCountOf(closing)), words.at(-1)] : [];
}

const wordCountOf = (phrase: string) => phrase.split(' ').length;
