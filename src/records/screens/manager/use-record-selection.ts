import { type KeyboardEvent, useState } from 'react';
import { useSelection } from '#ui/lists/use-selection.ts';

const EMPTY_SELECTION: ReadonlySet<string> = new Set();

/** Selection within the visible items. It is cleared when the view changes. */
export function useRecordSelection(ids: readonly string[], view: string) {
  const [selection, setSelection] = useState({ view, ids: EMPTY_SELECTION });
  const selected = new Set(selection.view === view ? ids.filter((id) => selection.ids.has(id)) : []);
  const set = (next: ReadonlySet<string>) => setSelection({ view, ids: next });
  const { all, isPartial, toggleAll, toggle } = useSelection(ids, selected, set);
  const clear = () => set(EMPTY_SELECTION);
  /** Mod+A selects all items and Escape clears the selection, for key events from within the list only. */
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (!event.currentTarget.contains(target) || isTyping(target) || isDragging(target)) return;
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
      event.preventDefault();
      set(new Set(ids));
    } else if (event.key === 'Escape' && selected.size > 0) {
      clear();
    }
  };
  return { selected, all, isPartial, toggleAll, toggle, clear, onKeyDown };
}

const isTyping = (target: HTMLElement) => target.matches('input:not([type=checkbox]), textarea, [contenteditable]');
/** While an item is being dragged, Escape cancels the drag only. */
const isDragging = (target: HTMLElement) => target.matches('[data-handle][aria-pressed="true"]');
