import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type KeyboardEvent, type ReactNode, type RefObject, useMemo } from 'react';
import { GripDots } from './dots.tsx';
import type { SortableParts } from './sortable-parts.ts';

const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');

const HANDLE =
  'inline-flex size-9 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-text-secondary transition-colors hover:bg-hover hover:text-text active:cursor-grabbing pointer-coarse:size-11';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

type Props = {
  id: string;
  /** Of its handle. */
  name: string;
  /** What an arrow key does at present. */
  onArrow: RefObject<(id: string, arrow: Arrow) => void>;
  children: (parts: SortableParts) => ReactNode;
};

/** One of the things whose order one makes. Alt with an arrow key works from anywhere in it. */
export function SortableItem({ id, name, onArrow, children }: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: '' },
    transition: stillness.matches ? null : { duration: 160, easing: 'ease-out' },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || isDragging || !isArrow(event.key)) return;
    // What stands in a list inside this one is moved there.
    if ((event.target as Element).closest('[data-sorted]') !== event.currentTarget) return;
    event.preventDefault();
    event.stopPropagation();
    onArrow.current(id, event.key);
  };
  const describedBy = attributes['aria-describedby'];
  // The same as long as nothing about it changes: what it stands in need not be drawn anew while others are carried.
  const handle = useMemo(
    () => (
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...listeners}
        aria-label={name}
        aria-describedby={describedBy}
        aria-pressed={isDragging || undefined}
        data-handle={id}
        className={HANDLE}
      >
        <GripDots />
      </button>
    ),
    [setActivatorNodeRef, listeners, name, describedBy, isDragging, id],
  );
  return children({
    lifted: isDragging,
    item: {
      ref: setNodeRef,
      'data-sorted': id,
      onKeyDownCapture: onKeyDown,
      style: { transform: CSS.Translate.toString(transform), ...(transition ? { transition } : {}) },
    },
    handle,
  });
}

const isArrow = (key: string): key is Arrow => /^Arrow(?:Up|Down|Left|Right)$/.test(key);
