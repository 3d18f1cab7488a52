import { SearchX, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { type Listed, type Shelf, TRASH } from './shelf.ts';
import { isNarrowed, type View } from './view.ts';

type Props<Item extends Listed> = {
  shelf: Shelf<Item>;
  view: View;
  onClear: () => void;
  /** Actions of the empty state. */
  begin: ReactNode;
};

/** Empty state of the list: no match for the filters, an empty trash or no records yet. */
export function Nothing<Item extends Listed>({ shelf, view, onClear, begin }: Props<Item>) {
  const t = useTranslations('records.manager');
  if (isNarrowed(view)) {
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
  return <EmptyState icon={shelf.icon} title={shelf.words.emptyTitle} text={shelf.words.emptyText} action={begin} />;
}
