import { useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { useDelayedLoading } from '#ui/feedback/use-delayed-loading.ts';
import { SelectionBar } from '#ui/lists/selection-bar.tsx';
import type { SortableParts } from '#ui/lists/sortable-parts.ts';
import { LiveText } from '#ui/live-text.tsx';
import type { RecordFacets } from '../../contract.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { isSortable, type ListView } from './list-view.ts';
import { LoadMore } from './load-more.tsx';
import { type ListLayout, type ManagedCollection, type RecordListItem, TRASH } from './managed-collection.ts';
import { RecordCard } from './record-card.tsx';
import { RecordList } from './record-list.tsx';
import { RecordRow } from './record-row.tsx';
import { totalOf } from './total-of.ts';
import { useBulkAction } from './use-bulk-action.ts';
import { useDeletePermanently } from './use-delete-permanently.ts';
import { useItemActions } from './use-item-actions.ts';
import type { useListView } from './use-list-view.ts';
import { useMoves } from './use-moves.ts';
import { useRecordSelection } from './use-record-selection.ts';
import type { useRecords } from './use-records.ts';
import { useReorder } from './use-reorder.ts';

type Props<Item extends RecordListItem> = {
  collection: ManagedCollection<Item>;
  view: ListView;
  layout: ListLayout;
  list: ReturnType<typeof useRecords<Item>>['list'];
  items: readonly Item[];
  facets: RecordFacets | undefined;
  linkTo: ReturnType<typeof useListView>['linkTo'];
};

/** The listed records with selection, bulk actions and item menus. */
export function SelectableRecords<Item extends RecordListItem>({
  collection,
  view,
  layout,
  list,
  items: fetched,
  facets,
  linkTo,
}: Props<Item>) {
  const t = useTranslations('records.manager');
  const { items, reorder } = useReorder(collection, view, fetched);
  const onReorder = isSortable(view) ? reorder : undefined;
  const moves = useMoves(items, onReorder);
  const ids = items.map(({ id }) => id);
  const selection = useRecordSelection(ids, JSON.stringify(view));
  const change = useBulkAction(collection);
  const deleteForever = useDeletePermanently(collection);
  const [pendingDeletion, setPendingDeletion] = useState<{ open: boolean; items: readonly Item[] }>({
    open: false,
    items: [],
  });
  const actions = useItemActions({
    collection,
    onChange: useEventCallback((some, action) => {
      selection.clear();
      void change(some, action);
    }),
    onDelete: (some) => setPendingDeletion({ open: true, items: some }),
    movesOf: moves.entriesOf,
  });
  const inTrash = view.status === TRASH;
  const isStale = useDelayedLoading(list.isPlaceholderData);
  const total = totalOf(view, facets, items.length, list.hasNextPage);
  const countText =
    total === undefined ? t('andMore', { what: collection.texts.count(items.length) }) : collection.texts.count(total);

  const onToggle = useEventCallback(selection.toggle);
  const actionsOf = useEventCallback((item: RecordListItem) => actions.forOne(item as Item));
  const renderItem = (item: Item, parts?: SortableParts) => {
    const ItemComponent = layout === 'grid' ? RecordCard : RecordRow;
    return (
      <ItemComponent
        key={item.id}
        item={item}
        collection={collection}
        selected={selection.selected.has(item.id)}
        showsUpdatedAt={view.sort === 'updated'}
        parts={parts}
        {...{ linkTo, onToggle, actionsOf }}
      />
    );
  };
  const some = items.filter(({ id }) => selection.selected.has(id));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the controls inside of it
    <div onKeyDown={selection.onKeyDown} aria-busy={list.isPlaceholderData || undefined} className="@container">
      <div className={`sticky top-0 z-30 ${layout === 'grid' ? 'pb-4' : ''}`}>
        <SelectionBar
          count={selection.selected.size}
          total={total ?? items.length}
          all={selection.all}
          some={selection.isPartial}
          onToggleAll={selection.toggleAll}
          onClear={selection.clear}
          idle={<p className="text-text-secondary tabular-nums">{countText}</p>}
        >
          {actions.forMany(some, inTrash).map(({ label, icon, onSelect }) => (
            <Button key={label} icon={icon} onClick={onSelect} className="max-sm:border-transparent">
              <span className="max-sm:sr-only">{label}</span>
            </Button>
          ))}
        </SelectionBar>
      </div>
      <div
        data-choosing={selection.selected.size > 0 || undefined}
        className={`group/list transition-opacity ${isStale ? 'opacity-60' : ''}`}
      >
        <RecordList collection={collection} items={items} layout={layout} renderItem={renderItem} {...{ onReorder }} />
      </div>
      {list.hasNextPage && (
        <LoadMore
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onLoad={() => !list.isFetching && void list.fetchNextPage()}
        />
      )}
      <LiveText>{list.isPlaceholderData ? '' : countText}</LiveText>
      <LiveText>{moves.announcement}</LiveText>
      <DeleteDialog
        open={pendingDeletion.open}
        titles={pendingDeletion.items.map(({ title }) => title)}
        onAnswer={(yes) => {
          setPendingDeletion({ ...pendingDeletion, open: false });
          if (yes) void deleteForever(pendingDeletion.items.map(({ id }) => id));
        }}
      />
    </div>
  );
}

/** Returns a function with a stable identity that calls the latest version. For event handlers, not for rendering. */
function useEventCallback<Args extends unknown[], Result>(latest: (...args: Args) => Result) {
  const ref = useRef(latest);
  ref.current = latest;
  return useCallback((...args: Args) => ref.current(...args), []);
}
