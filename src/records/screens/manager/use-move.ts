import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fetchAnew } from './fetch-anew.ts';
import { listKey, listsKey } from './keys.ts';
import { inOrder, type Pages } from './pages.ts';
import type { Listed, Shelf } from './shelf.ts';
import { useTellFailure } from './use-tell-failure.ts';
import type { View } from './view.ts';

/** Reorders items optimistically. Moves are sent one at a time and reverted on failure. */
export function useMove<Item extends Listed>(shelf: Shelf<Item>, view: View, items: readonly Item[]) {
  const t = useTranslations('records.manager');
  const queries = useQueryClient();
  const tellFailure = useTellFailure();
  // Queries notify of changes asynchronously; without local state, a dropped item would jump back for a moment.
  const [given, setGiven] = useState({ before: items, items });
  // Order before any pending move, restored on failure even without a connection.
  const known = useRef<Pages<Item>>(undefined);
  const key = listKey(shelf.name, view);
  const move = useMutation({
    mutationFn: (place: { id: string; after: string | null }) => shelf.calls.move(place),
    scope: { id: `${shelf.name} order` },
    networkMode: 'always',
    onError: (error) => {
      tellFailure(t('notMoved'), error);
      queries.setQueryData(key, known.current);
      void fetchAnew(queries, listsKey(shelf.name));
    },
  });
  const reorder = (next: Item[], id: string) => {
    const at = next.findIndex((item) => item.id === id);
    if (!move.isPending) known.current = queries.getQueryData<Pages<Item>>(key);
    setGiven({ before: items, items: next });
    void queries.cancelQueries({ queryKey: listsKey(shelf.name) }, { revert: false });
    queries.setQueryData<Pages<Item>>(key, (pages) => pages && inOrder(pages, next));
    move.mutate({ id, after: next[at - 1]?.id ?? null });
  };
  return { items: given.before === items ? given.items : items, reorder };
}
