import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListView } from './list-view.ts';
import { type ManagedCollection, type RecordListItem, type RecordPage, TRASH } from './managed-collection.ts';
import { facetsKey, listKey } from './query-keys.ts';
import { itemsOf, type RecordPages } from './record-pages.ts';

/** Divisible by two, three and four, so that pages fill whole rows of cards. */
const PAGE_SIZE = 48;

const inTrash = ({ status }: ListView) => status === TRASH;

/** Loads the pages of a view and the facets of its kind. */
export function useRecords<Item extends RecordListItem>({ name, calls }: ManagedCollection<Item>, view: ListView) {
  const list = useInfiniteQuery<
    RecordPage<Item>,
    Error,
    RecordPages<Item>,
    ReturnType<typeof listKey>,
    string | undefined
  >({
    queryKey: listKey(name, view),
    queryFn: ({ pageParam, signal }) =>
      calls.list(
        {
          ...activeFilters(view),
          sort: view.sort,
          limit: PAGE_SIZE,
          ...(pageParam === undefined ? {} : { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Keep showing the previous result while loading, but never mix the trash with other views.
    placeholderData: (previous, query) =>
      query && inTrash(query.queryKey[1].input) === inTrash(view) ? previous : undefined,
  });
  const facets = useQuery({ queryKey: facetsKey(name), queryFn: () => calls.facets() });
  const items = useMemo(() => itemsOf(list.data), [list.data]);
  // Only the facets tell an empty account from an empty trash, so wait for them.
  const isUndetermined = items.length === 0 && facets.isPending;
  return { list, items, facets: facets.data, isUndetermined };
}

const activeFilters = ({ q, status, tag, kind }: ListView) =>
  Object.fromEntries(Object.entries({ q, status, tag, kind }).filter(([, value]) => value !== ''));
