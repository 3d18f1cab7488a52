import type { BulletPoint } from '../bullets.ts';
import { tokenizeWords } from '../phrases.ts';
import type { CheckRule } from '../rule.ts';

const MIN_REPEATS = 4;

/** Finds verbs that several bullets open with, or end with in languages that put the verb last. */
export const repeatedOpening = {
  name: 'repeatedOpening',
  weight: 'could',
  find({ bullets, words }) {
    if (!words) return [];
    const verbOf = ({ text }: BulletPoint) => tokenizeWords(text).at(words.verbLast ? -1 : 0);
    const isVerb = (word: string) => /^\p{L}{3,}$/u.test(word) && !words.stopWords.has(word);
    return [...Map.groupBy(bullets, (bullet) => verbOf(bullet)?.folded ?? '')].flatMap(([verb, bulletsWithVerb]) => {
      const [first, ...others] = bulletsWithVerb;
      if (!first || bulletsWithVerb.length < MIN_REPEATS || !isVerb(verb)) return [];
      const { at, field, text } = first;
      const { start, end } = verbOf(first) ?? {};
      const word = text.slice(start, end);
      return [
        { at, field, values: { word, count: bulletsWithVerb.length }, also: others.map((bullet) => [...bullet.at]) },
      ];
    });
  },
} as const satisfies CheckRule;
