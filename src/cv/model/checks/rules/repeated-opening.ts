import type { Bullet } from '../bullets.ts';
import { wordsIn } from '../phrases.ts';
import type { Rule } from '../rule.ts';

const OFTEN = 4;

/** Finds verbs that several bullets open with, or end with in languages that put the verb last. */
export const repeatedOpening = {
  name: 'repeatedOpening',
  weight: 'could',
  find({ bullets, words }) {
    if (!words) return [];
    const verbOf = ({ text }: Bullet) => wordsIn(text).at(words.verbLast ? -1 : 0);
    const isVerb = (word: string) => /^\p{L}{3,}$/u.test(word) && !words.small.has(word);
    return [...Map.groupBy(bullets, (bullet) => verbOf(bullet)?.folded ?? '')].flatMap(([verb, same]) => {
      const [first, ...others] = same;
      if (!first || same.length < OFTEN || !isVerb(verb)) return [];
      const { at, field, text } = first;
      const { start, end } = verbOf(first) ?? {};
      const word = text.slice(start, end);
      return [{ at, field, values: { word, count: same.length }, also: others.map((bullet) => [...bullet.at]) }];
    });
  },
} as const satisfies Rule;
