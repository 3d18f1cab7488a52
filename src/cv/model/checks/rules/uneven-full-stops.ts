import type { Operation } from '../../operations.ts';
import type { Bullet } from '../bullets.ts';
import type { CheckedCv } from '../read-cv.ts';
import type { Rule } from '../rule.ts';
import { tidy } from '../tidy.ts';

/** Finds sections in which some bullets end with a full stop and others don't. */
export const unevenFullStops = {
  name: 'unevenFullStops',
  weight: 'could',
  find: (cv) =>
    [...Map.groupBy(highlightsIn(cv), ({ place }) => place.path[1]).values()].flatMap((bullets) => {
      const [withStop, without] = [
        bullets.filter(({ ends }) => ends === 'stop'),
        bullets.filter(({ ends }) => ends === 'word'),
      ];
      if (withStop.length === 0 || without.length === 0) return [];
      const few = withStop.length > without.length ? without : withStop;
      const [first, ...others] = few;
      if (!first) return [];
      const fixes = few.map(otherEnd);
      return [
        {
          at: first.at,
          field: first.field,
          values: { count: few.length, of: bullets.length, add: few === without ? 'yes' : 'no' },
          also: others.map(({ at }) => [...at]),
          ...(few.every(({ written }) => tidy(written, cv.language) === written) && { fixes }),
        },
      ];
    }),
} as const satisfies Rule;

type Highlight = Bullet & { written: string; ends: 'stop' | 'word' };

const highlightsIn = ({ bullets, language }: CheckedCv): Highlight[] =>
  bullets
    // Bullets within a text share its place, so checking the text for each of them would take quadratic time.
    .filter(({ place }) => place.kind === 'highlight')
    .flatMap((bullet) => {
      const written = String(bullet.place.value.text).trimEnd();
      const ends = endOf(tidy(written, language));
      return ends ? [{ ...bullet, written, ends }] : [];
    });

/**
 * Returns how a bullet ends, or `undefined` if the ending can't be changed: several sentences, a possible abbreviation.
 */
function endOf(text: string): Highlight['ends'] | undefined {
  if (/[.!?…؟]\s/u.test(text)) return undefined;
  const last = text.split(/\s/).at(-1) ?? '';
  if (/^[\p{L}\p{M}]{4,}\.$/u.test(last)) return 'stop';
  return /^[^.]*[\p{L}\p{M}\p{N})]$/u.test(last) ? 'word' : undefined;
}

const otherEnd = ({ at, field, written, ends }: Highlight): Operation => ({
  do: 'set',
  at,
  field,
  value: ends === 'stop' ? written.slice(0, -1) : `${written}.`,
});
