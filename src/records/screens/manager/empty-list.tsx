import { SearchX, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { isFiltered, type ListView } from './list-view.ts';
import { type ManagedCollection, type RecordListItem, TRASH } from './managed-collection.ts';

type Props<Item extends RecordListItem> = {
  collection: ManagedCollection<Item>;
  view: ListView;
  onClear: () => void;
  /** Actions of the empty state. */
  emptyActions: ReactNode;
};

/** Empty state of the list: no match for the filters, an empty trash or no records yet. */
export function EmptyList<Item extends RecordListItem>({ collection, view, onClear, emptyActions }: Props<Item>) {
  const t = useTranslations('records.manager');
  if (isFiltered(view)) {
    return (
      <EmptyState
        icon={SearchX}
        title={t('noMatchTitle')}
        text={t('noMatchText')}
        action={<Button onClick={onClear}>{t('clearFilters')}</Button>}
      />
    );
  }
  if (view.status === TRASH) return <EmptyState icon={Trash2} title={t('noTrashTitle')} text={t('noTrashText')} />;
  return (
    <EmptyState
      icon={collection.icon}
      title={collection.texts.emptyTitle}
      text={collection.texts.emptyText}
      action={emptyActions}
    />
  );
}
