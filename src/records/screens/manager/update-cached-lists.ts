import type { QueryClient } from '@tanstack/react-query';
import type { ListView } from './list-view.ts';
import { type ManagedCollection, type RecordListItem, TRASH, toggleForAction } from './managed-collection.ts';
import { type listKey, listsKey } from './query-keys.ts';
import { mapItems, type RecordPages } from './record-pages.ts';

/** Applies an action optimistically to every cached list. Returns a function that reverts it. */
export function updateCachedLists<Item extends RecordListItem>(
  queries: QueryClient,
  collection: ManagedCollection<Item>,
  ids: ReadonlySet<string>,
  action: string,
) {
  void queries.cancelQueries({ queryKey: listsKey(collection.name) }, { revert: false });
  const snapshot = queries.getQueriesData<RecordPages<Item>>({ queryKey: listsKey(collection.name) });
  for (const [queryKey, pages] of snapshot) {
    const { input: view } = queryKey[1] as ReturnType<typeof listKey>[1];
    const change = (item: Item) => (ids.has(item.id) ? itemAfterAction(collection, item, view, action) : item);
    queries.setQueryData(queryKey, pages && mapItems(pages, change));
  }
  return () => {
    for (const [queryKey, pages] of snapshot) queries.setQueryData(queryKey, pages);
  };
}

/** Returns the record as a view shows it after an action, or undefined if it leaves the view. */
export function itemAfterAction<Item extends RecordListItem>(
  collection: ManagedCollection<Item>,
  item: Item,
  { status }: ListView,
  action: string,
) {
  if (action === 'trash') return status === TRASH ? item : undefined;
  if (action === 'restore') return status === TRASH ? undefined : item;
  const toggle = toggleForAction(collection, action);
  if (toggle) return toggle.lock.withToggle(item, toggle.on);
  const next = collection.statuses.find((option) => option.action === action)?.value;
  if (next === undefined) return item;
  return status === '' || status === next ? collection.withStatus(item, next) : undefined;
}
