import { dateIn } from '../dates.ts';
import type { Rule } from '../rule.ts';

const LONG_AGO = 10;
const ENOUGH = 4;

/** Finds roles that ended long ago and still have many bullets. */
export const manyBullets = {
  name: 'manyBullets',
  weight: 'could',
  find({ places, bullets, today }) {
    const counts = Map.groupBy(bullets, ({ list }) => list);
    return places.flatMap((place) => {
      if (place.kind !== 'role' && place.kind !== 'volunteer') return [];
      const count = counts.get(place.path.join('/'))?.length ?? 0;
      const end = place.value.ongoing === true ? '' : dateIn(place, 'end');
      const years = end === '' ? 0 : Number(today.slice(0, 4)) - Number(end.slice(0, 4));
      return count > ENOUGH && years >= LONG_AGO ? [{ at: place.path, values: { count, years } }] : [];
    });
  },
} as const satisfies Rule;
