import { isBefore } from '#platform/field-rules.ts';
import type { PlaceKind } from '../../tree.ts';
import { dateIn } from '../dates.ts';
import type { Rule } from '../rule.ts';

/** Date fields that must be in the past. A degree may be expected, a talk planned, and a contract may end later. */
const IN_THE_PAST: Partial<Record<PlaceKind, string>> = {
  role: 'start',
  volunteer: 'start',
  projects: 'start',
  achievements: 'date',
  awards: 'date',
  certificates: 'date',
};

export const futureDate = {
  name: 'futureDate',
  weight: 'should',
  find: ({ places, today }) =>
    places.flatMap((place) => {
      const field = IN_THE_PAST[place.kind];
      const date = field ? dateIn(place, field) : '';
      return field && isBefore(today, date) ? [{ at: place.path, field, values: { date } }] : [];
    }),
} as const satisfies Rule;
