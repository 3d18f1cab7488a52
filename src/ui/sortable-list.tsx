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
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LiveText } from './live-text.tsx';
import { moved } from './moved.ts';
import { SortableRow } from './sortable-row.tsx';
import { useSortingWords } from './use-sorting-words.ts';

type Props<Item> = {
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  onReorder: (items: Item[]) => void;
  /** What stands in the row, beside its handle. */
  children: (item: Item) => ReactNode;
};

const upAndDownOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** A list whose order one makes: by pointer, by lifting with the space bar, or at once with Alt and an arrow key. */
export function SortableList<Item>({ label, items, idOf, nameOf, onReorder, children }: Props<Item>) {
  const t = useTranslations('ui.sort');
  const [said, say] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const refocus = useRef<string>(undefined);
  const ids = items.map(idOf);
  const nameById = (id: string) => {
    const item = items[ids.indexOf(id)];
    return item === undefined ? '' : nameOf(item);
  };
  const words = useSortingWords(ids, nameById);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
    }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) {
      onReorder(moved(items, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
    }
  };
  const step = (id: string, by: -1 | 1) => {
    const from = ids.indexOf(id);
    const to = from + by;
    const values = { name: nameById(id), total: ids.length };
    if (to < 0 || to >= ids.length) return say(t(by < 0 ? 'first' : 'last', values));
    refocus.current = id;
    say(t('moved', { ...values, place: to + 1 }));
    onReorder(moved(items, from, to));
  };
  // A row that moves in the document lets go of the focus.
  useLayoutEffect(() => {
    if (refocus.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(refocus.current)}"]`)?.focus();
    refocus.current = undefined;
  });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDownOnly]}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: words, screenReaderInstructions: { draggable: t('help') } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul ref={list} aria-label={label} className="relative">
          {items.map((item) => (
            <SortableRow
              key={idOf(item)}
              id={idOf(item)}
              name={t('handle', { name: nameOf(item) })}
              onStep={(by) => step(idOf(item), by)}
            >
              {children(item)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
      <LiveText>{said}</LiveText>
    </DndContext>
  );
}
