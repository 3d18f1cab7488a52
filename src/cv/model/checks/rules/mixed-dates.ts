import type { Place } from '../../tree.ts';
import { dateIn } from '../dates.ts';
import type { Rule } from '../rule.ts';

const FIELDS = ['start', 'end', 'date'];

/** Finds sections whose dates differ in precision, for example some with a month and others without. */
export const mixedDates = {
  name: 'mixedDates',
  weight: 'could',
  find: ({ places }) =>
    [...datesBySection(places).values()].flatMap((dates) => {
      const kinds = [...Map.groupBy(dates, ({ date }) => date.length)];
      if (kinds.length < 2) return [];
      const [usual] = kinds.reduce((most, kind) => (kind[1].length > most[1].length ? kind : most));
      const [first, ...others] = dates.filter(({ date }) => date.length !== usual);
      if (!first) return [];
      const also = others.map(({ place }) => [...place.path]);
      return [{ at: first.place.path, field: first.field, values: { date: first.date }, also }];
    }),
} as const satisfies Rule;

const datesBySection = (places: readonly Place[]) =>
  Map.groupBy(
    places
      .filter(({ section }) => section)
      .flatMap((place) => FIELDS.map((field) => ({ place, field, date: dateIn(place, field) })))
      .filter(({ date }) => date !== ''),
    ({ place }) => place.path[1],
  );
