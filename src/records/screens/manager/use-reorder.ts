import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ListView } from './list-view.ts';
import type { ManagedCollection, RecordListItem } from './managed-collection.ts';
import { listKey, listsKey } from './query-keys.ts';
import { type RecordPages, reorderPages } from './record-pages.ts';
import { refetchAll } from './refetch-all.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** Reorders items optimistically. Moves are sent one at a time and reverted on failure. */
export function useReorder<Item extends RecordListItem>(
  collection: ManagedCollection<Item>,
  view: ListView,
  items: readonly Item[],
) {
  const t = useTranslations('records.manager');
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  // Queries notify of changes asynchronously; without local state, a dropped item would jump back for a moment.
  const [localOrder, setLocalOrder] = useState({ before: items, items });
  // Order before any pending move, restored on failure even without a connection.
  const previousPages = useRef<RecordPages<Item>>(undefined);
  const key = listKey(collection.name, view);
  const move = useMutation({
    mutationFn: (placement: { id: string; after: string | null }) => collection.calls.move(placement),
    scope: { id: `${collection.name} order` },
    networkMode: 'always',
    onError: (error) => {
      showFailure(t('notMoved'), error);
      queries.setQueryData(key, previousPages.current);
      void refetchAll(queries, listsKey(collection.name));
    },
  });
  const reorder = (next: Item[], id: string) => {
    const at = next.findIndex((item) => item.id === id);
    if (!move.isPending) previousPages.current = queries.getQueryData<RecordPages<Item>>(key);
    setLocalOrder({ before: items, items: next });
    void queries.cancelQueries({ queryKey: listsKey(collection.name) }, { revert: false });
    queries.setQueryData<RecordPages<Item>>(key, (pages) => pages && reorderPages(pages, next));
    move.mutate({ id, after: next[at - 1]?.id ?? null });
  };
  return { items: localOrder.before === items ? localOrder.items : items, reorder };
}
