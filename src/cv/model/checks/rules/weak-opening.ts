import { spoken, type Word, wordsIn } from '../phrases.ts';
import type { Rule } from '../rule.ts';
import type { CheckWords } from '../words/words.ts';

/** "Responsible for" and its like: says what the place was, and not what was done in it. */
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

/** The first and the last word of what is weak. */
function weakWordsOf(words: readonly Word[], { weakOpenings, weakClosings }: CheckWords) {
  const speech = spoken(words);
  const opening = weakOpenings.find((phrase) => speech.startsWith(` ${phrase} `));
  if (opening) return [words[0], words[lengthOf(opening) - 1]];
  const closing = weakClosings.find((phrase) => speech.endsWith(` ${phrase} `));
  return closing ? [words.at(-lengthOf(closing)), words.at(-1)] : [];
}

const lengthOf = (phrase: string) => phrase.split(' ').length;
