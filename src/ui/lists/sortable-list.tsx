import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragStartEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LiveText } from '../live-text.tsx';
import { type ArrowKey, SortableItem } from './sortable-item.tsx';
import type { SortableParts } from './sortable-parts.ts';
import { columnsOf, targetIndex } from './sortable-steps.ts';
import { useSortingAnnouncements } from './use-sorting-announcements.ts';

type SortableListProps<Item> = {
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** Called with the new order and the id of the moved item. */
  onReorder: (items: Item[], id: string) => void;
  /** Another place that takes items dragged out of the list by the pointer. */
  outside?: {
    move: (id: string, point: { clientX: number; clientY: number }) => void;
    /** Ends the drag. Returns whether the item was dropped there, which only happens with `drops`. */
    end: (drops: boolean) => boolean;
  };
  /** `rows`: one column. `grid`: several columns. */
  layout?: 'rows' | 'grid';
  className?: string;
};
/** Renders each whole item, including its `li` and handle. */
export type CustomItemListProps<Item> = SortableListProps<Item> & {
  renderItem: (item: Item, parts: SortableParts) => ReactNode;
  children?: never;
};
type RowListProps<Item> = SortableListProps<Item> & {
  /** Renders the content of a row, next to its handle. */
  children: (item: Item) => ReactNode;
  renderItem?: never;
};

// Constants, because the library treats new objects as new sensors and renders every item again.
const POINTER_OPTIONS = { activationConstraint: { distance: 4 } };
const KEYBOARD_OPTIONS = {
  coordinateGetter: sortableKeyboardCoordinates,
  keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
};
const verticalOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const VERTICAL_ONLY = [verticalOnly];
const NO_MODIFIERS: Modifier[] = [];

/** A sortable list: drag with the pointer, lift with the space bar, or press Alt with an arrow key. */
export function SortableList<Item>(props: CustomItemListProps<Item> | RowListProps<Item>) {
  const {
    label,
    items,
    idOf,
    nameOf,
    onReorder,
    outside,
    layout = 'rows',
    className = 'relative',
    children,
    renderItem,
  } = props;
  const t = useTranslations('ui.sort');
  const [announcement, announce] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const refocus = useRef<string>(undefined);
  const ids = useStableIds(items.map(idOf));
  const nameById = (id: string) => {
    const item = items[ids.indexOf(id)];
    return item === undefined ? '' : nameOf(item);
  };
  const announcementTexts = useSortingAnnouncements(ids, nameById);
  const sensors = useSensors(useSensor(PointerSensor, POINTER_OPTIONS), useSensor(KeyboardSensor, KEYBOARD_OPTIONS));
  const outsideTracking = useRef<AbortController>(undefined);
  const onDragStart = ({ active, activatorEvent }: DragStartEvent) => {
    if (!outside || !(activatorEvent instanceof PointerEvent)) return;
    outsideTracking.current = new AbortController();
    const { signal } = outsideTracking.current;
    // The library's own coordinates are limited to the list's axis.
    window.addEventListener('pointermove', (event) => outside.move(String(active.id), event), { signal });
  };
  const endOutside = (drops: boolean) => {
    outsideTracking.current?.abort();
    return outside?.end(drops) ?? false;
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (endOutside(true)) return;
    if (over && over.id !== active.id) {
      onReorder(moveItem(items, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))), String(active.id));
    }
  };
  const moveByArrow = (id: string, arrow: ArrowKey) => {
    const from = ids.indexOf(id);
    const rtl = list.current !== null && getComputedStyle(list.current).direction === 'rtl';
    const columns = layout === 'grid' ? columnsOf(list.current) : 1;
    const to = targetIndex(arrow, from, { count: ids.length, columns, rtl });
    if (to === undefined) return;
    const values = { name: nameById(id), total: ids.length };
    if (to === from) return announce(t(from === 0 && arrow !== 'ArrowDown' ? 'first' : 'last', values));
    refocus.current = id;
    announce(t('moved', { ...values, place: to + 1 }));
    onReorder(moveItem(items, from, to), id);
  };
  const latestMoveByArrow = useRef(moveByArrow);
  latestMoveByArrow.current = moveByArrow;
  // A row that moves in the document loses the focus.
  useLayoutEffect(() => {
    if (refocus.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(refocus.current)}"]`)?.focus();
    refocus.current = undefined;
  });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={layout === 'rows' ? VERTICAL_ONLY : NO_MODIFIERS}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragCancel={() => endOutside(false)}
      accessibility={{ announcements: announcementTexts, screenReaderInstructions: { draggable: t('help') } }}
    >
      <SortableContext items={ids} strategy={layout === 'rows' ? verticalListSortingStrategy : rectSortingStrategy}>
        <ul ref={list} aria-label={label} className={className}>
          {items.map((item) => (
            <SortableItem
              key={idOf(item)}
              id={idOf(item)}
              name={t('handle', { name: nameOf(item) })}
              onArrow={latestMoveByArrow}
            >
              {(parts) =>
                renderItem ? renderItem(item, parts) : <SortableRow {...parts}>{children(item)}</SortableRow>
              }
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
      <LiveText>{announcement}</LiveText>
    </DndContext>
  );
}

/** Returns the previous array while the ids are equal, so that memoized children do not render again. */
function useStableIds(ids: string[]): string[] {
  const stable = useRef(ids);
  if (stable.current.length !== ids.length || stable.current.some((id, at) => id !== ids[at])) stable.current = ids;
  return stable.current;
}

/** Returns a copy of the list with one item moved to another index. */
function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(to, 0, item);
  return next;
}

/** The default sortable item: a row with a drag handle at its start. */
const SortableRow = ({ item, handle, lifted: isDragging, children }: SortableParts & { children: ReactNode }) => (
  <li
    {...item}
    className={`flex items-start border-border border-b bg-background py-2 ${isDragging ? 'relative z-10 rounded-control border-transparent bg-floating shadow-float' : ''}`}
  >
    {handle}
    <div className="min-w-0 flex-1 ps-1">{children}</div>
  </li>
);
