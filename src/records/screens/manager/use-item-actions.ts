import { useQueryClient } from '@tanstack/react-query';
import { Copy, Eye, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { MenuEntry } from '#ui/overlays/menu.tsx';
import { useWorkExtensions } from '../work/work-extensions.tsx';
import { editorPath, type ManagedCollection, type RecordAction, type RecordListItem } from './managed-collection.ts';
import { recordsKey } from './query-keys.ts';
import { refetchAll } from './refetch-all.ts';
import { useFailureToast } from './use-failure-toast.ts';

type Options<Item extends RecordListItem> = {
  collection: ManagedCollection<Item>;
  onChange: (ids: readonly string[], action: string) => void;
  onDelete: (items: readonly Item[]) => void;
  /** Returns the entries that move a record within the list. */
  movesOf: (item: Item) => readonly MenuEntry[];
};

/** Menu entries for one record or for a selection. */
export function useItemActions<Item extends RecordListItem>({
  collection,
  onChange,
  onDelete,
  movesOf,
}: Options<Item>) {
  const t = useTranslations('records.manager');
  const navigate = useNavigate();
  const duplicate = useDuplicate(collection);
  const extensions = useWorkExtensions();
  const openEntry = (item: Item) => ({
    label: t('open'),
    icon: Eye,
    onSelect: () => void navigate(`/${collection.name}/${item.id}`),
  });
  const editEntry = (item: Item) => ({
    label: t('edit'),
    icon: Pencil,
    onSelect: () => void navigate(editorPath(collection.name, item)),
  });

  const trashEntries = (items: readonly Item[]) => [
    { label: t('restore'), icon: RotateCcw, onSelect: () => onChange(idsOf(items), 'restore') },
    { label: t('deleteForever.action'), icon: Trash2, danger: true, onSelect: () => onDelete(items) },
  ];
  const entryOf = ({ verb, icon, action }: RecordAction, items: readonly Item[]) => ({
    label: verb,
    icon,
    onSelect: () => onChange(idsOf(items), action),
  });
  /** Offers to switch on the records that are off, and to switch off those that are on. */
  const toggleEntries = (items: readonly Item[]) => {
    const { lock } = collection;
    if (!lock) return [];
    const off = items.filter((item) => !lock.isOn(item));
    const on = items.filter((item) => lock.isOn(item));
    return [...(off.length > 0 ? [entryOf(lock.on, off)] : []), ...(on.length > 0 ? [entryOf(lock.off, on)] : [])];
  };
  const activeEntries = (items: readonly Item[]) => [
    ...collection.statuses
      .filter(({ value, unoffered }) => !unoffered && items.some((item) => collection.statusOf(item) !== value))
      .map((recordAction) => entryOf(recordAction, items)),
    ...toggleEntries(items),
    { label: t('toTrash'), icon: Trash2, danger: true, onSelect: () => onChange(idsOf(items), 'trash') },
  ];

  return {
    /** Actions for a selection, without those that only apply to a single record. */
    forMany: (items: readonly Item[], inTrash: boolean) => (inTrash ? trashEntries(items) : activeEntries(items)),
    forOne: (item: Item): MenuEntry[] =>
      item.trashedAt
        ? trashEntries([item])
        : [
            editEntry(item),
            ...(collection.hasView ? [openEntry(item)] : []),
            { label: t('duplicate'), icon: Copy, onSelect: () => void duplicate(item) },
            ...(collection.name === 'cv' || collection.name === 'posts'
              ? []
              : extensions.menuEntriesOf({ collection: collection.name, id: item.id, title: item.title })),
            ...(collection.extraActions?.(item) ?? []),
            ...movesOf(item),
            { kind: 'line' },
            ...activeEntries([item]),
          ],
  };
}

const idsOf = (items: readonly RecordListItem[]) => items.map(({ id }) => id);

/** Duplicates a record and offers a link to the copy. */
function useDuplicate<Item extends RecordListItem>(collection: ManagedCollection<Item>) {
  const t = useTranslations('records.manager');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { name, calls } = collection;
  return async ({ id, title }: Item) => {
    try {
      const copy = await calls.duplicate({ id });
      toast({
        text: t('duplicated', { title }),
        tone: 'success',
        action: {
          label: t('edit'),
          onSelect: () => void navigate(editorPath(collection.name, copy)),
        },
      });
    } catch (error) {
      showFailure(t('notDuplicated'), error);
    }
    await refetchAll(queries, recordsKey(name));
  };
}
