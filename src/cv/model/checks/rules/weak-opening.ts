import { spoken, type Word, wordsIn } from '../phrases.ts';
import type { Rule } from '../rule.ts';
import type { CheckWords } from '../words/words.ts';

/** Finds bullets with a phrase like "responsible for", which names a duty instead of an achievement. */
export const weakOpening = {
  name: 'weakOpening',
  weight: 'should',
  find: ({ bullets, words }) =>
    words
      ? bullets.flatMap(({ at, field, text }) => {
          const [first, last] = weakWordsOf(wordsIn(text), words);
          return first && last ? [{ at, field, values: { phrase: text.slice(first.start, last.end) } }] : [];
        })
      : [],
} as const satisfies Rule;

/** Returns the first and last word of the weak phrase, or an empty array. */
function weakWordsOf(words: readonly Word[], { weakOpenings, weakClosings }: CheckWords) {
  const speech = spoken(words);
  const opening = weakOpenings.find((phrase) => speech.startsWith(` ${phrase} `));
  if (opening) return [words[0], words[lengthOf(opening) - 1]];
  const closing = weakClosings.find((phrase) => speech.endsWith(` ${phrase} `));
  return closing ? [words.at(-lengthOf(closing)), words.at(-1)] : [];
}

const lengthOf = (phrase: string) => phrase.split(' ').length;
