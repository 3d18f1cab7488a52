import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from './icon.tsx';

const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');

type Props = { id: string; name: string; onStep: (by: -1 | 1) => void; children: ReactNode };

/** A row and the handle by which it is moved. Alt with an arrow key works from anywhere in the row. */
export function SortableRow({ id, name, onStep, children }: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: '' },
    transition: stillness.matches ? null : { duration: 160, easing: 'ease-out' },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || isDragging || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      ref={setNodeRef}
      onKeyDownCapture={onKeyDown}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`flex items-center border-border border-b bg-background ${isDragging ? 'relative z-10 rounded-control border-transparent bg-floating shadow-float' : ''}`}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...listeners}
        aria-label={name}
        aria-describedby={attributes['aria-describedby']}
        aria-pressed={isDragging || undefined}
        data-handle={id}
        className="inline-flex size-9 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-text-secondary transition-colors hover:bg-hover hover:text-text active:cursor-grabbing pointer-coarse:size-11"
      >
        <Icon of={GripVertical} />
      </button>
      <div className="min-w-0 flex-1 py-2 ps-1">{children}</div>
    </li>
  );
}
