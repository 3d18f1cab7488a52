import { type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { TakedownNotice } from '../takedowns/takedown-notice.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListState } from './list-state.tsx';
import { GRIDS, PAGE_THUMBNAIL } from './list-style.ts';
import { isFiltered } from './list-view.ts';
import {
  type CardVariant,
  type ListLayout,
  type ManagedCollection,
  type RecordListItem,
  TRASH,
} from './managed-collection.ts';
import { SelectableRecords } from './selectable-records.tsx';
import { StatusNav } from './status-nav.tsx';
import { focusHeading, useFocusRecovery } from './use-focus-recovery.ts';
import { useListView } from './use-list-view.ts';
import { useRecords } from './use-records.ts';

type Props<Item extends RecordListItem> = {
  collection: ManagedCollection<Item>;
  /** Page header actions, shown once there are records. */
  actions: ReactNode;
  /** Actions of the empty state. */
  emptyActions: ReactNode;
  /** Adds records from the list itself. */
  quickField?: ReactNode;
};

/** List of a member's records of one kind, with search, filters, sorting, reordering and bulk actions. */
export function ManagedRecords<Item extends RecordListItem>(props: Props<Item>) {
  const { collection, actions, emptyActions, quickField } = props;
  const t = useTranslations('records.manager');
  const { timeline, tree: Tree } = collection;
  const layouts: ListLayout[] = ['grid', 'list'];
  if (timeline) layouts.push('timeline');
  if (Tree) layouts.push('tree');
  const [chosenLayout, setLayout] = useListLayout(collection, layouts);
  const { view: urlView, change, linkTo } = useListView(collection);
  // An address that asks for the trash or a filter gets the list that has them.
  const isSelection = isFiltered(urlView) || urlView.status === TRASH;
  const layout = chosenLayout === 'tree' && isSelection ? 'list' : chosenLayout;
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
      <PageHeader
        title={collection.texts.title}
        // Not to be clicked before it is known whether they stay.
        action={
          !isEmptyCollection && <div className={isUndetermined ? 'invisible contents' : 'contents'}>{actions}</div>
        }
      />
      {collection.takedownKind && <TakedownNotice kinds={[collection.takedownKind]} />}
      {quickField}
      {!isEmptyCollection && (
        <>
          {layout !== 'tree' && <StatusNav {...{ collection, facets, view, linkTo }} />}
          <FilterBar {...{ collection, facets, layout, layouts, view, change }} onLayoutChange={setLayout} />
        </>
      )}
      {layout === 'tree' && Tree ? (
        <Suspense>
          <Tree />
        </Suspense>
      ) : (
        <>
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
        </>
      )}
    </div>
  );
}

/** Layout of a list, remembered in this browser's local storage. */
function useListLayout<Item extends RecordListItem>(
  {
    name,
    defaultLayout = 'grid',
    requestedLayout,
  }: Pick<ManagedCollection<Item>, 'name' | 'defaultLayout' | 'requestedLayout'>,
  layouts: readonly ListLayout[],
) {
  const key = `${name}.view`;
  const [storedLayout, setStoredLayout] = useState(() => requestedLayout ?? localStorage.getItem(key));
  const layout = layouts.find((candidate) => candidate === storedLayout) ?? defaultLayout;
  const setLayout = (next: ListLayout) => {
    localStorage.setItem(key, next);
    setStoredLayout(next);
  };
  return [layout, setLayout] as const;
}

const PLACEHOLDER_KEYS = [1, 2, 3, 4, 5, 6];
const ROW_PICTURES: Record<CardVariant, string> = { cover: 'w-12!', tile: '', page: 'w-6!' };

/** Skeleton of the list in the chosen layout. */
function ListSkeleton({ layout, cards }: { layout: ListLayout; cards: CardVariant }) {
  if (layout !== 'grid') {
    return PLACEHOLDER_KEYS.map((key) => (
      <div key={key} className="flex h-12 items-center gap-3 border-border border-b ps-2">
        <Skeleton shape="circle" className={`size-8! rounded-[4px]! ${ROW_PICTURES[cards]}`} />
        <Skeleton className="w-48" />
        <Skeleton className="ms-auto w-24" />
      </div>
    ));
  }
  return (
    <div className={GRIDS[cards]}>
      {PLACEHOLDER_KEYS.map((key) => (
        <div key={key} className="overflow-hidden rounded-card border border-border">
          {cards === 'cover' && <Skeleton shape="block" className="aspect-16/10 h-auto! rounded-none! opacity-60" />}
          {cards === 'page' && <div className={`${PAGE_THUMBNAIL} border-border border-b bg-desk`} />}
          <div className="grid content-start gap-3 p-4">
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </div>
  );
}
