import { useCallback } from 'react';
import { type To, useSearchParams } from 'react-router';
import type { Listed, Shelf } from './shelf.ts';
import { readView, type View, withView } from './view.ts';

export type LinkTo = (to: Partial<View>) => To;

/** View state of a list, kept in the URL's query so that links and the Back button restore it. */
export function useView<Item extends Listed>(shelf: Shelf<Item>) {
  const [address, setAddress] = useSearchParams();
  const change = (to: Partial<View>, { replace = false } = {}) =>
    setAddress((now) => withView(now, to), { replace, preventScrollReset: true });
  /** Returns the link that applies a change to the current view. */
  const linkTo: LinkTo = useCallback(
    (to) => {
      const query = withView(address, to).toString();
      return { search: query && `?${query}` };
    },
    [address],
  );
  return { view: readView(address, shelf), change, linkTo };
}
