import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';

/** Returns the screen reader announcements for dragging an item. */
export function useSortingWords(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  const t = useTranslations('ui.sort');
  const over = useRef<UniqueIdentifier>(undefined);
  const at = (id: UniqueIdentifier, place: UniqueIdentifier = id) => ({
    name: nameOf(String(id)),
    place: ids.indexOf(String(place)) + 1,
    total: ids.length,
  });
  return {
    onDragStart: ({ active }) => {
      over.current = active.id;
      return t('lifted', at(active.id));
    },
    // Picking an item up reports its own place first; only a new place is announced.
    onDragOver: ({ active, over: place }) => {
      if (!place || place.id === over.current) return undefined;
      over.current = place.id;
      return t('over', at(active.id, place.id));
    },
    onDragEnd: ({ active, over: place }) => t('dropped', at(active.id, place?.id)),
    onDragCancel: ({ active }) => t('cancelled', at(active.id)),
  };
}
