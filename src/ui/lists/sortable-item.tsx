import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type KeyboardEvent, type ReactNode, type RefObject, useMemo } from 'react';
import { GripDots } from '../layout/dots.tsx';
import type { SortableParts } from './sortable-parts.ts';

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

const HANDLE =
  'inline-flex size-9 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-text-secondary transition-colors hover:bg-hover hover:text-text active:cursor-grabbing pointer-coarse:size-11';

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

type Props = {
  id: string;
  /** The item's name, for the label of its handle. */
  name: string;
  /** Moves the item by an arrow key. A ref, so that the item need not render again when the handler changes. */
  onArrow: RefObject<(id: string, arrow: ArrowKey) => void>;
  children: (parts: SortableParts) => ReactNode;
};

/** An item of a sortable list. Alt with an arrow key moves it from anywhere inside it. */
export function SortableItem({ id, name, onArrow, children }: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: '' },
    transition: reducedMotion.matches ? null : { duration: 160, easing: 'ease-out' },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || isDragging || !isArrowKey(event.key)) return;
    // Events from a nested sortable list are handled there.
    if ((event.target as Element).closest('[data-sorted]') !== event.currentTarget) return;
    event.preventDefault();
    event.stopPropagation();
    onArrow.current(id, event.key);
  };
  const describedBy = attributes['aria-describedby'];
  // Memoized, so that the item's content is not rendered again while other items are dragged.
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

const isArrowKey = (key: string): key is ArrowKey => /^Arrow(?:Up|Down|Left|Right)$/.test(key);
