import { MoveDown, MoveUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MenuEntry } from '#ui/overlays/menu.tsx';
import type { RecordListItem } from './managed-collection.ts';

/**
 * Menu entries that move a record by one place, without dragging it, and the announcement of the last
 * move. Without `reorder`, the list has no order of its own.
 */
export function useMoves<Item extends RecordListItem>(
  items: readonly Item[],
  reorder: ((items: Item[], id: string) => void) | undefined,
) {
  const t = useTranslations('records.manager');
  const words = useTranslations('ui.sort');
  const [announcement, announce] = useState('');
  const entriesOf = (item: Item): MenuEntry[] => {
    if (!reorder) return [];
    const from = items.findIndex(({ id }) => id === item.id);
    const moveTo = (to: number) => () => {
      announce(words('moved', { name: item.title, place: to + 1, total: items.length }));
      reorder(items.toSpliced(from, 1).toSpliced(to, 0, item), item.id);
    };
    return [
      ...(from > 0 ? [{ label: t('moveEarlier'), icon: MoveUp, onSelect: moveTo(from - 1) }] : []),
      ...(from < items.length - 1 ? [{ label: t('moveLater'), icon: MoveDown, onSelect: moveTo(from + 1) }] : []),
    ];
  };
  return { entriesOf, announcement };
}
