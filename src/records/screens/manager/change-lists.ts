import type { QueryClient } from '@tanstack/react-query';
import { type listKey, listsKey } from './keys.ts';
import { mapItems, type Pages } from './pages.ts';
import { type Listed, type Shelf, TRASH, turnedBy } from './shelf.ts';
import type { View } from './view.ts';

/** Applies an action optimistically to every cached list. Returns a function that reverts it. */
export function changeLists<Item extends Listed>(
  queries: QueryClient,
  shelf: Shelf<Item>,
  ids: ReadonlySet<string>,
  action: string,
) {
  void queries.cancelQueries({ queryKey: listsKey(shelf.name) }, { revert: false });
  const before = queries.getQueriesData<Pages<Item>>({ queryKey: listsKey(shelf.name) });
  for (const [queryKey, pages] of before) {
    const { input: view } = queryKey[1] as ReturnType<typeof listKey>[1];
    const change = (item: Item) => (ids.has(item.id) ? after(shelf, item, view, action) : item);
    queries.setQueryData(queryKey, pages && mapItems(pages, change));
  }
  return () => {
    for (const [queryKey, pages] of before) queries.setQueryData(queryKey, pages);
  };
}

/** Returns the record as a view shows it after an action, or undefined if it leaves the view. */
export function after<Item extends Listed>(shelf: Shelf<Item>, item: Item, { status }: View, action: string) {
  if (action === 'trash') return status === TRASH ? item : undefined;
  if (action === 'restore') return status === TRASH ? undefined : item;
  const turned = turnedBy(shelf, action);
  if (turned) return turned.lock.turned(item, turned.on);
  const next = shelf.statuses.find((known) => known.action === action)?.value;
  if (next === undefined) return item;
  return status === '' || status === next ? shelf.withStatus(item, next) : undefined;
}
