import { type KeyboardEvent, useState } from 'react';
import { useSelection } from '#ui/use-selection.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** Selection within the visible items. It is cleared when the view changes. */
export function useChosen(ids: readonly string[], view: string) {
  const [chosen, setChosen] = useState({ view, ids: NOTHING });
  const selected = new Set(chosen.view === view ? ids.filter((id) => chosen.ids.has(id)) : []);
  const set = (next: ReadonlySet<string>) => setChosen({ view, ids: next });
  const { all, some, toggleAll, toggle } = useSelection(ids, selected, set);
  const clear = () => set(NOTHING);
  /** Mod+A selects all items and Escape clears the selection, for key events from within the list only. */
  const onKeyDown = (event: KeyboardEvent) => {
    const at = event.target as HTMLElement;
    if (!event.currentTarget.contains(at) || isWriting(at) || isCarrying(at)) return;
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
      event.preventDefault();
      set(new Set(ids));
    } else if (event.key === 'Escape' && selected.size > 0) {
      clear();
    }
  };
  return { selected, all, some, toggleAll, toggle, clear, onKeyDown };
}

const isWriting = (at: HTMLElement) => at.matches('input:not([type=checkbox]), textarea, [contenteditable]');
/** While an item is being dragged, Escape cancels the drag only. */
const isCarrying = (at: HTMLElement) => at.matches('[data-handle][aria-pressed="true"]');
