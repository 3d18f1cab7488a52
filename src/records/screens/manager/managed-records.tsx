import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { TakedownNotice } from '../takedowns/takedown-notice.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListState } from './list-state.tsx';
import { isFiltered } from './list-view.ts';
import type { ListLayout, ManagedCollection, RecordListItem } from './managed-collection.ts';
import { TRASH } from './managed-collection.ts';
import { SelectableRecords } from './selectable-records.tsx';
import { StatusNav } from './status-nav.tsx';
import { focusHeading, useFocusRecovery } from './use-focus-recovery.ts';
import { useListLayout } from './use-list-layout.ts';
import { useListView } from './use-list-view.ts';
import { useRecords } from './use-records.ts';

type Props<Item extends RecordListItem> = {
  collection: ManagedCollection<Item>;
  /** Page header actions, shown once there are records. */
  actions: ReactNode;
  /** Actions of the empty state. */
  emptyActions: ReactNode;
};

/** List of a member's records of one kind, with search, filters, sorting, reordering and bulk actions. */
export function ManagedRecords<Item extends RecordListItem>({ collection, actions, emptyActions }: Props<Item>) {
  const t = useTranslations('records.manager');
  const layouts: ListLayout[] = collection.timeline ? ['grid', 'list', 'timeline'] : ['grid', 'list'];
  const [layout, setLayout] = useListLayout(collection.name, layouts);
  const { view: urlView, change, linkTo } = useListView(collection);
  // The timeline is always sorted by date, newest first, ignoring the chosen sort order.
  const view = layout === 'timeline' ? { ...urlView, sort: 'date' as const } : urlView;
  const { list, items, facets, isUndetermined } = useRecords(collection, view);
  const isEmptyCollection =
    !isFiltered(view) && view.status !== TRASH && facets?.total === 0 && !facets.statuses[TRASH];
  const focusRecovery = useFocusRecovery(items);
  const clearFilters = () => {
    change({ q: '', status: '', tag: '', kind: '' });
    focusHeading();
  };
  return (
    <div className="grid gap-5">
      <PageTitle>{collection.texts.title}</PageTitle>
      <PageHeader title={collection.texts.title} action={!isEmptyCollection && actions} />
      {collection.takedownKind && <TakedownNotice kinds={[collection.takedownKind]} />}
      {!isEmptyCollection && (
        <>
          <StatusNav {...{ collection, facets, view, linkTo }} />
          <FilterBar {...{ collection, facets, layout, layouts, view, change }} onLayoutChange={setLayout} />
        </>
      )}
      {view.status === TRASH && items.length > 0 && <p className="text-text-secondary">{t('trashText')}</p>}
      <div {...focusRecovery}>
        <ListState
          list={list}
          isUndetermined={isUndetermined}
          skeleton={<ListSkeleton layout={layout} cards={collection.cards} />}
        >
          {items.length > 0 ? (
            <SelectableRecords {...{ collection, view, layout, list, items, facets, linkTo }} />
          ) : (
            <EmptyList collection={collection} view={view} onClear={clearFilters} emptyActions={emptyActions} />
          )}
        </ListState>
      </div>
    </div>
  );
}
