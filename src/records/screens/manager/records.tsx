import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { SelectionBar } from '#ui/selection-bar.tsx';
import type { SortableParts } from '#ui/sortable-parts.ts';
import { usePatient } from '#ui/use-patient.ts';
import type { RecordFacets } from '../../contract.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { More } from './more.tsx';
import { RecordCard } from './record-card.tsx';
import { RecordList } from './record-list.tsx';
import { RecordRow } from './record-row.tsx';
import { type Listed, type Look, type Shelf, TRASH } from './shelf.ts';
import { totalOf } from './total-of.ts';
import { useChanges } from './use-changes.ts';
import { useChosen } from './use-chosen.ts';
import { useDeleteForever } from './use-delete-forever.ts';
import { useItemActions } from './use-item-actions.ts';
import { useMove } from './use-move.ts';
import type { useRecords } from './use-records.ts';
import { useStable } from './use-stable.ts';
import type { useView } from './use-view.ts';
import { isSortable, type View } from './view.ts';

type Props<Item extends Listed> = {
  shelf: Shelf<Item>;
  view: View;
  look: Look;
  list: ReturnType<typeof useRecords<Item>>['list'];
  items: readonly Item[];
  facets: RecordFacets | undefined;
  linkTo: ReturnType<typeof useView>['linkTo'];
};

/** The listed records with selection, bulk actions and item menus. */
export function Records<Item extends Listed>({ shelf, view, look, list, items: fetched, facets, linkTo }: Props<Item>) {
  const t = useTranslations('records.manager');
  const { items, reorder } = useMove(shelf, view, fetched);
  const ids = items.map(({ id }) => id);
  const chosen = useChosen(ids, JSON.stringify(view));
  const change = useChanges(shelf);
  const deleteForever = useDeleteForever(shelf);
  const [doomed, setDoomed] = useState<{ open: boolean; items: readonly Item[] }>({ open: false, items: [] });
  const actions = useItemActions({
    shelf,
    onChange: useStable((some, action) => {
      chosen.clear();
      void change(some, action);
    }),
    onDelete: (some) => setDoomed({ open: true, items: some }),
  });
  const inTrash = view.status === TRASH;
  const waiting = usePatient(list.isPlaceholderData);
  const total = totalOf(view, facets, items.length, list.hasNextPage);
  const counted =
    total === undefined ? t('andMore', { what: shelf.words.count(items.length) }) : shelf.words.count(total);

  const onToggle = useStable(chosen.toggle);
  const actionsOf = useStable((item: Listed) => actions.forOne(item as Item));
  const draw = (item: Item, parts?: SortableParts) => {
    const Frame = look === 'grid' ? RecordCard : RecordRow;
    return (
      <Frame
        key={item.id}
        item={item}
        shelf={shelf}
        selected={chosen.selected.has(item.id)}
        byChange={view.sort === 'updated'}
        parts={parts}
        {...{ linkTo, onToggle, actionsOf }}
      />
    );
  };
  const some = items.filter(({ id }) => chosen.selected.has(id));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the controls inside of it
    <div onKeyDown={chosen.onKeyDown} aria-busy={list.isPlaceholderData || undefined} className="@container">
      <div className={`sticky top-0 z-30 ${look === 'grid' ? 'pb-4' : ''}`}>
        <SelectionBar
          count={chosen.selected.size}
          total={total ?? items.length}
          all={chosen.all}
          some={chosen.some}
          onToggleAll={chosen.toggleAll}
          onClear={chosen.clear}
          idle={<p className="text-text-secondary tabular-nums">{counted}</p>}
        >
          {actions.forMany(some, inTrash).map(({ label, icon, onSelect }) => (
            <Button key={label} icon={icon} onClick={onSelect} className="max-sm:border-transparent">
              <span className="max-sm:sr-only">{label}</span>
            </Button>
          ))}
        </SelectionBar>
      </div>
      <div
        data-choosing={chosen.selected.size > 0 || undefined}
        className={`group/list transition-opacity ${waiting ? 'opacity-60' : ''}`}
      >
        <RecordList
          shelf={shelf}
          items={items}
          look={look}
          onReorder={isSortable(view) ? reorder : undefined}
          draw={draw}
        />
      </div>
      {list.hasNextPage && (
        <More
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onLoad={() => !list.isFetching && void list.fetchNextPage()}
        />
      )}
      <LiveText>{list.isPlaceholderData ? '' : counted}</LiveText>
      <DeleteDialog
        open={doomed.open}
        titles={doomed.items.map(({ title }) => title)}
        onAnswer={(yes) => {
          setDoomed({ ...doomed, open: false });
          if (yes) void deleteForever(doomed.items.map(({ id }) => id));
        }}
      />
    </div>
  );
}
