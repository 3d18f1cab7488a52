import { listsOf, type Place } from '../../tree.ts';
import type { Rule } from '../rule.ts';

/** Finds items without content. A section without any content is one result of `emptySection`, not one per item. */
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

/** Whether removing the item loses nothing: it has no hidden parts and no extras from another program. */
const holdsNothing = (place: Place) =>
  ['extras', ...Object.keys(listsOf(place))].every((list) => (place.value[list] as unknown[]).length === 0);
