import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { facetsKey, listKey } from './keys.ts';
import { itemsOf, type Pages } from './pages.ts';
import { type Listed, type Page, type Shelf, TRASH } from './shelf.ts';
import type { View } from './view.ts';

/** Divisible by two, three and four, so that pages fill whole rows of cards. */
const PAGE_SIZE = 48;

const inTrash = ({ status }: View) => status === TRASH;

/** Loads the pages of a view and the facets of its kind. */
export function useRecords<Item extends Listed>({ name, calls }: Shelf<Item>, view: View) {
  const list = useInfiniteQuery<Page<Item>, Error, Pages<Item>, ReturnType<typeof listKey>, string | undefined>({
    queryKey: listKey(name, view),
    queryFn: ({ pageParam, signal }) =>
      calls.list(
        {
          ...chosenIn(view),
          sort: view.sort,
          limit: PAGE_SIZE,
          ...(pageParam === undefined ? {} : { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Keep showing the previous result while loading, but never mix the trash with other views.
    placeholderData: (before, query) =>
      query && inTrash(query.queryKey[1].input) === inTrash(view) ? before : undefined,
  });
  const facets = useQuery({ queryKey: facetsKey(name), queryFn: () => calls.facets() });
  const items = useMemo(() => itemsOf(list.data), [list.data]);
  // Only the facets tell an empty account from an empty trash, so wait for them.
  const unsure = items.length === 0 && facets.isPending;
  return { list, items, facets: facets.data, unsure };
}

const chosenIn = ({ q, status, tag, kind }: View) =>
  Object.fromEntries(Object.entries({ q, status, tag, kind }).filter(([, value]) => value !== ''));
