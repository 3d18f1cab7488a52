import { Copy, Eye, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MenuEntry } from '#ui/menu.tsx';
import type { Listed, Shelf } from './shelf.ts';
import { useDuplicate } from './use-duplicate.ts';

type Options<Item extends Listed> = {
  shelf: Shelf<Item>;
  onChange: (ids: readonly string[], action: string) => void;
  onDelete: (items: readonly Item[]) => void;
};

/** What can be done with one record, or with all that are chosen. */
export function useItemActions<Item extends Listed>({ shelf, onChange, onDelete }: Options<Item>) {
  const t = useTranslations('records.manager');
  const navigate = useNavigate();
  const duplicate = useDuplicate(shelf);
  const path = (item: Item) => `/${shelf.name}/${item.id}`;

  const trashed = (items: readonly Item[]) => [
    { label: t('restore'), icon: RotateCcw, onSelect: () => onChange(idsOf(items), 'restore') },
    { label: t('deleteForever.action'), icon: Trash2, danger: true, onSelect: () => onDelete(items) },
  ];
  const kept = (items: readonly Item[]) => [
    ...shelf.statuses
      .filter(({ value }) => items.some((item) => shelf.statusOf(item) !== value))
      .map(({ verb, icon, action }) => ({ label: verb, icon, onSelect: () => onChange(idsOf(items), action) })),
    { label: t('toTrash'), icon: Trash2, danger: true, onSelect: () => onChange(idsOf(items), 'trash') },
  ];

  return {
    /** For many: the same, without what only makes sense for one. */
    forMany: (items: readonly Item[], inTrash: boolean) => (inTrash ? trashed(items) : kept(items)),
    forOne: (item: Item): MenuEntry[] =>
      item.trashedAt
        ? trashed([item])
        : [
            { label: t('edit'), icon: Pencil, onSelect: () => void navigate(`${path(item)}/edit`) },
            { label: t('open'), icon: Eye, onSelect: () => void navigate(path(item)) },
            { label: t('duplicate'), icon: Copy, onSelect: () => void duplicate(item) },
            { kind: 'line' },
            ...kept([item]),
          ],
  };
}

const idsOf = (items: readonly Listed[]) => items.map(({ id }) => id);
