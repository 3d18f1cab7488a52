import { useCallback } from 'react';
import { type To, useSearchParams } from 'react-router';
import type { Listed, Shelf } from './shelf.ts';
import { readView, type View, withView } from './view.ts';

export type LinkTo = (to: Partial<View>) => To;

/** What is looked at: the address says it, so that a link leads there and Back leads back. */
export function useView<Item extends Listed>(shelf: Shelf<Item>) {
  const [address, setAddress] = useSearchParams();
  const change = (to: Partial<View>, { replace = false } = {}) =>
    setAddress((now) => withView(now, to), { replace, preventScrollReset: true });
  /** Where a link leads that changes something in what is looked at. */
  const linkTo: LinkTo = useCallback(
    (to) => {
      const query = withView(address, to).toString();
      return { search: query && `?${query}` };
    },
    [address],
  );
  return { view: readView(address, shelf), change, linkTo };
}
