import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { facetsKey, listKey } from './keys.ts';
import { itemsOf, type Pages } from './pages.ts';
import { type Listed, type Page, type Shelf, TRASH } from './shelf.ts';
import type { View } from './view.ts';

/** Fills whole rows of two, three or four cards. */
const PAGE_SIZE = 48;

const inTrash = ({ status }: View) => status === TRASH;

/** What is looked at, page by page, and how many there are of what. */
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
    // What was seen before stays until the new is there; but the trash and the rest are never taken for each other.
    placeholderData: (before, query) =>
      query && inTrash(query.queryKey[1].input) === inTrash(view) ? before : undefined,
  });
  const facets = useQuery({ queryKey: facetsKey(name), queryFn: () => calls.facets() });
  const items = useMemo(() => itemsOf(list.data), [list.data]);
  // That there is nothing at all, only the numbers can tell.
  const unsure = items.length === 0 && facets.isPending;
  return { list, items, facets: facets.data, unsure };
}

const chosenIn = ({ q, status, tag, kind }: View) =>
  Object.fromEntries(Object.entries({ q, status, tag, kind }).filter(([, value]) => value !== ''));
