import type { QueryClient } from '@tanstack/react-query';
import { type listKey, listsKey } from './keys.ts';
import { mapItems, type Pages } from './pages.ts';
import { type Listed, type Shelf, TRASH } from './shelf.ts';
import type { View } from './view.ts';

/** Shows at once, in every list that has been fetched, what an action will make of records. */
export function changeLists<Item extends Listed>(
  queries: QueryClient,
  shelf: Shelf<Item>,
  ids: ReadonlySet<string>,
  action: string,
) {
  void queries.cancelQueries({ queryKey: listsKey(shelf.name) }, { revert: false });
  for (const { queryKey } of queries.getQueryCache().findAll({ queryKey: listsKey(shelf.name) })) {
    const { input: view } = queryKey[1] as ReturnType<typeof listKey>[1];
    queries.setQueryData<Pages<Item>>(
      queryKey,
      (pages) => pages && mapItems(pages, (item) => (ids.has(item.id) ? after(shelf, item, view, action) : item)),
    );
  }
}

/** What is then seen of a record in a view, if it is still seen there. */
export function after<Item extends Listed>(shelf: Shelf<Item>, item: Item, { status }: View, action: string) {
  if (action === 'trash') return status === TRASH ? item : undefined;
  if (action === 'restore') return status === TRASH ? undefined : item;
  const next = shelf.statuses.find((known) => known.action === action)?.value;
  if (next === undefined) return item;
  return status === '' || status === next ? shelf.withStatus(item, next) : undefined;
}
