import {
  closestCenter,
  DndContext,
  type DragEndEvent,
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
import { LiveText } from './live-text.tsx';
import { moved } from './moved.ts';
import { type Arrow, SortableItem } from './sortable-item.tsx';
import type { SortableParts } from './sortable-parts.ts';
import { SortableRow } from './sortable-row.tsx';
import { columnsOf, placeFor } from './sortable-steps.ts';
import { useSortingWords } from './use-sorting-words.ts';

type ListProps<Item> = {
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** Called with the new order and the id of the moved item. */
  onReorder: (items: Item[], id: string) => void;
  /** `rows`: one column. `grid`: several columns. */
  layout?: 'rows' | 'grid';
  className?: string;
};
/** Renders each whole item, including its `li` and handle. */
export type DrawnListProps<Item> = ListProps<Item> & {
  draw: (item: Item, parts: SortableParts) => ReactNode;
  children?: never;
};
type RowListProps<Item> = ListProps<Item> & {
  /** Renders the content of a row, next to its handle. */
  children: (item: Item) => ReactNode;
  draw?: never;
};

// Constants, because the library treats new objects as new sensors and renders every item again.
const BY_POINTER = { activationConstraint: { distance: 4 } };
const BY_KEYS = {
  coordinateGetter: sortableKeyboardCoordinates,
  keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
};
const upAndDownOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const UP_AND_DOWN = [upAndDownOnly];
const ANYWHERE: Modifier[] = [];

/** A sortable list: drag with the pointer, lift with the space bar, or press Alt with an arrow key. */
export function SortableList<Item>(props: DrawnListProps<Item> | RowListProps<Item>) {
  const { label, items, idOf, nameOf, onReorder, layout = 'rows', className = 'relative', children, draw } = props;
  const t = useTranslations('ui.sort');
  const [said, say] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const refocus = useRef<string>(undefined);
  const ids = useStable(items.map(idOf));
  const nameById = (id: string) => {
    const item = items[ids.indexOf(id)];
    return item === undefined ? '' : nameOf(item);
  };
  const words = useSortingWords(ids, nameById);
  const sensors = useSensors(useSensor(PointerSensor, BY_POINTER), useSensor(KeyboardSensor, BY_KEYS));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) {
      onReorder(moved(items, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))), String(active.id));
    }
  };
  const step = (id: string, arrow: Arrow) => {
    const from = ids.indexOf(id);
    const rtl = list.current !== null && getComputedStyle(list.current).direction === 'rtl';
    const columns = layout === 'grid' ? columnsOf(list.current) : 1;
    const to = placeFor(arrow, from, { count: ids.length, columns, rtl });
    if (to === undefined) return;
    const values = { name: nameById(id), total: ids.length };
    if (to === from) return say(t(from === 0 && arrow !== 'ArrowDown' ? 'first' : 'last', values));
    refocus.current = id;
    say(t('moved', { ...values, place: to + 1 }));
    onReorder(moved(items, from, to), id);
  };
  const latestStep = useRef(step);
  latestStep.current = step;
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
      modifiers={layout === 'rows' ? UP_AND_DOWN : ANYWHERE}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: words, screenReaderInstructions: { draggable: t('help') } }}
    >
      <SortableContext items={ids} strategy={layout === 'rows' ? verticalListSortingStrategy : rectSortingStrategy}>
        <ul ref={list} aria-label={label} className={className}>
          {items.map((item) => (
            <SortableItem
              key={idOf(item)}
              id={idOf(item)}
              name={t('handle', { name: nameOf(item) })}
              onArrow={latestStep}
            >
              {(parts) => (draw ? draw(item, parts) : <SortableRow {...parts}>{children(item)}</SortableRow>)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
      <LiveText>{said}</LiveText>
    </DndContext>
  );
}

/** Returns the previous array while the ids are equal, so that memoized children do not render again. */
function useStable(ids: string[]): string[] {
  const known = useRef(ids);
  if (known.current.length !== ids.length || known.current.some((id, at) => id !== ids[at])) known.current = ids;
  return known.current;
}
