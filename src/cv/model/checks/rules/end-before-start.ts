import { isBefore } from '#platform/field-rules.ts';
import { dateIn } from '../dates.ts';
import type { Rule } from '../rule.ts';

const PERIODS = [
  ['start', 'end'],
  ['date', 'expires'],
] as const;

export const endBeforeStart = {
  name: 'endBeforeStart',
  weight: 'must',
  find: ({ places }) =>
    places.flatMap((place) =>
      PERIODS.flatMap(([from, to]) => {
        const [start, end] = [dateIn(place, from), dateIn(place, to)];
        const ends = to !== 'end' || place.value.ongoing !== true;
        return ends && isBefore(end, start) ? [{ at: place.path, field: to, values: { start, end } }] : [];
      }),
    ),
} as const satisfies Rule;
