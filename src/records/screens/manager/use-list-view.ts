import { useCallback } from 'react';
import { type To, useSearchParams } from 'react-router';
import { type ListView, readView, withView } from './list-view.ts';
import type { ManagedCollection, RecordListItem } from './managed-collection.ts';

export type LinkTo = (patch: Partial<ListView>) => To;

/** View state of a list, kept in the URL's query so that links and the Back button restore it. */
export function useListView<Item extends RecordListItem>(collection: ManagedCollection<Item>) {
  const [searchParams, setSearchParams] = useSearchParams();
  const change = (patch: Partial<ListView>, { replace = false } = {}) =>
    setSearchParams((current) => withView(current, patch), { replace, preventScrollReset: true });
  /** Returns the link that applies a change to the current view. */
  const linkTo: LinkTo = useCallback(
    (patch) => {
      const query = withView(searchParams, patch).toString();
      return { search: query && `?${query}` };
    },
    [searchParams],
  );
  return { view: readView(searchParams, collection), change, linkTo };
}
