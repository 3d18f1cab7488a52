import type { Operation } from '../../operations.ts';
import type { BulletPoint } from '../bullets.ts';
import type { CheckedCv } from '../checked-cv.ts';
import { normalizeSpaces } from '../normalize-spaces.ts';
import type { CheckRule } from '../rule.ts';

/** Finds sections in which some bullets end with a full stop and others don't. */
export const unevenFullStops = {
  name: 'unevenFullStops',
  weight: 'could',
  find: (cv) =>
    [...Map.groupBy(highlightsIn(cv), ({ node }) => node.path[1]).values()].flatMap((bullets) => {
      const [endingWithStop, endingWithWord] = [
        bullets.filter(({ ending }) => ending === 'stop'),
        bullets.filter(({ ending }) => ending === 'word'),
      ];
      if (endingWithStop.length === 0 || endingWithWord.length === 0) return [];
      const minority = endingWithStop.length > endingWithWord.length ? endingWithWord : endingWithStop;
      const [first, ...others] = minority;
      if (!first) return [];
      const fixes = minority.map(toggleFullStop);
      return [
        {
          at: first.at,
          field: first.field,
          values: { count: minority.length, of: bullets.length, add: minority === endingWithWord ? 'yes' : 'no' },
          also: others.map(({ at }) => [...at]),
          ...(minority.every(({ written: original }) => normalizeSpaces(original, cv.language) === original) && {
            fixes,
          }),
        },
      ];
    }),
} as const satisfies CheckRule;

type HighlightBullet = BulletPoint & { written: string; ending: 'stop' | 'word' };

const highlightsIn = ({ bullets, language }: CheckedCv): HighlightBullet[] =>
  bullets
    // Bullets within a text share its node, so checking the text for each of them would take quadratic time.
    .filter(({ node }) => node.kind === 'highlight')
    .flatMap((bullet) => {
      const original = String(bullet.node.value.text).trimEnd();
      const ending = endingOf(normalizeSpaces(original, language));
      return ending ? [{ ...bullet, written: original, ending }] : [];
    });

/**
 * Returns how a bullet ends, or `undefined` if the ending can't be changed: several sentences, a possible abbreviation.
 */
function endingOf(text: string): HighlightBullet['ending'] | undefined {
  if (/[.!?…؟]\s/u.test(text)) return undefined;
  const last = text.split(/\s/).at(-1) ?? '';
  if (/^[\p{L}\p{M}]{4,}\.$/u.test(last)) return 'stop';
  return /^[^.]*[\p{L}\p{M}\p{N})]$/u.test(last) ? 'word' : undefined;
}

const toggleFullStop = ({ at, field, written: original, ending }: HighlightBullet): Operation => ({
  do: 'set',
  at,
  field,
  value: ending === 'stop' ? original.slice(0, -1) : `${original}.`,
});
