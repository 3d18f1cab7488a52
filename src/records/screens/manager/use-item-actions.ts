import { Copy, Eye, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MenuEntry } from '#ui/menu.tsx';
import type { Deed, Listed, Shelf } from './shelf.ts';
import { useDuplicate } from './use-duplicate.ts';

type Options<Item extends Listed> = {
  shelf: Shelf<Item>;
  onChange: (ids: readonly string[], action: string) => void;
  onDelete: (items: readonly Item[]) => void;
};

/** Menu entries for one record or for a selection. */
export function useItemActions<Item extends Listed>({ shelf, onChange, onDelete }: Options<Item>) {
  const t = useTranslations('records.manager');
  const navigate = useNavigate();
  const duplicate = useDuplicate(shelf);
  const path = (item: Item) => `/${shelf.name}/${item.id}`;
  const look = (item: Item) => ({
    label: t('open'),
    icon: Eye,
    onSelect: () => void navigate(shelf.hrefOf?.(item) ?? path(item)),
  });
  const edit = (item: Item) => ({
    label: t('edit'),
    icon: Pencil,
    onSelect: () => void navigate(`${path(item)}/edit`),
  });

  const trashed = (items: readonly Item[]) => [
    { label: t('restore'), icon: RotateCcw, onSelect: () => onChange(idsOf(items), 'restore') },
    { label: t('deleteForever.action'), icon: Trash2, danger: true, onSelect: () => onDelete(items) },
  ];
  const entryOf = ({ verb, icon, action }: Deed, items: readonly Item[]) => ({
    label: verb,
    icon,
    onSelect: () => onChange(idsOf(items), action),
  });
  /** Offers to switch on the records that are off, and to switch off those that are on. */
  const turnable = (items: readonly Item[]) => {
    const { lock } = shelf;
    if (!lock) return [];
    const off = items.filter((item) => !lock.isOn(item));
    const on = items.filter((item) => lock.isOn(item));
    return [...(off.length > 0 ? [entryOf(lock.on, off)] : []), ...(on.length > 0 ? [entryOf(lock.off, on)] : [])];
  };
  const kept = (items: readonly Item[]) => [
    ...shelf.statuses
      .filter(({ value }) => items.some((item) => shelf.statusOf(item) !== value))
      .map((deed) => entryOf(deed, items)),
    ...turnable(items),
    { label: t('toTrash'), icon: Trash2, danger: true, onSelect: () => onChange(idsOf(items), 'trash') },
  ];

  return {
    /** Actions for a selection, without those that only apply to a single record. */
    forMany: (items: readonly Item[], inTrash: boolean) => (inTrash ? trashed(items) : kept(items)),
    forOne: (item: Item): MenuEntry[] =>
      item.trashedAt
        ? trashed([item])
        : [
            ...(shelf.hrefOf ? [] : [edit(item)]),
            look(item),
            { label: t('duplicate'), icon: Copy, onSelect: () => void duplicate(item) },
            ...(shelf.own?.(item) ?? []),
            { kind: 'line' },
            ...kept([item]),
          ],
  };
}

const idsOf = (items: readonly Listed[]) => items.map(({ id }) => id);
