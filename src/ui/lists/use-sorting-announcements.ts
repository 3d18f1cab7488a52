import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';

/** Returns the screen reader announcements for dragging an item. */
export function useSortingAnnouncements(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  const t = useTranslations('ui.sort');
  const over = useRef<UniqueIdentifier>(undefined);
  const positionValues = (id: UniqueIdentifier, target: UniqueIdentifier = id) => ({
    name: nameOf(String(id)),
    place: ids.indexOf(String(target)) + 1,
    total: ids.length,
  });
  return {
    onDragStart: ({ active }) => {
      over.current = active.id;
      return t('lifted', positionValues(active.id));
    },
    // Picking an item up reports its own position first; only a new position is announced.
    onDragOver: ({ active, over: target }) => {
      if (!target || target.id === over.current) return undefined;
      over.current = target.id;
      return t('over', positionValues(active.id, target.id));
    },
    onDragEnd: ({ active, over: target }) => t('dropped', positionValues(active.id, target?.id)),
    onDragCancel: ({ active }) => t('cancelled', positionValues(active.id)),
  };
}
