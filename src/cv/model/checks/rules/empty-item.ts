import { listsOf, type Place } from '../../tree.ts';
import type { Rule } from '../rule.ts';

/** What stands there with nothing written in it. In a section with nothing else there is one thing to say, not many. */
export const emptyItem = {
  name: 'emptyItem',
  weight: 'should',
  find: ({ blank }) =>
    blank
      .filter(({ kind }) => kind !== 'section')
      .map((place) => ({
        at: place.path,
        ...(holdsNothing(place) && { fixes: [{ do: 'remove' as const, at: place.path }] }),
      })),
} as const satisfies Rule;

/** Nothing hidden in it either, and nothing of another program's. */
const holdsNothing = (place: Place) =>
  ['extras', ...Object.keys(listsOf(place))].every((list) => (place.value[list] as unknown[]).length === 0);
