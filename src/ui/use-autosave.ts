import { useEffect, useSyncExternalStore } from 'react';

const TEXT_INPUTS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=range]), textarea, [contenteditable=true]';

/** A document that saves itself. */
type AutosavedDocument<View> = {
  view(): View;
  subscribe(listener: () => void): () => void;
  save(): Promise<void>;
  undo(): void;
  redo(): void;
  retry(): Promise<void>;
  refresh(): Promise<void>;
};

/**
 * Returns the document and its save state. Also saves on blur, on leaving the window or page, and on Ctrl/Cmd+S.
 * Ctrl/Cmd+Z undoes the last step outside of text fields, and everywhere inside `data-undo`, except in
 * `data-undo="own"`, whose content is not part of the document.
 */
export function useAutosave<View>(autosave: AutosavedDocument<View>): View {
  const view = useSyncExternalStore(autosave.subscribe, autosave.view);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const save = () => void autosave.save();
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 's') {
        event.preventDefault();
        commitTyping();
        save();
      } else if ((key === 'z' || key === 'y') && (usesDocumentUndo(event.target) || !isTextInput(event.target))) {
        event.preventDefault();
        if (key === 'y' || event.shiftKey) autosave.redo();
        else autosave.undo();
      }
    };
    document.addEventListener('keydown', onKey, { signal });
    // Undo from a menu or a gesture.
    const onInput = (event: InputEvent) => {
      if (!/^history/.test(event.inputType) || !usesDocumentUndo(event.target)) return;
      event.preventDefault();
      if (event.inputType === 'historyRedo') autosave.redo();
      else autosave.undo();
    };
    document.addEventListener('beforeinput', onInput, { signal });
    document.addEventListener('focusout', save, { signal });
    document.addEventListener('visibilitychange', () => void (document.hidden ? save() : autosave.refresh()), {
      signal,
    });
    window.addEventListener('pagehide', save, { signal });
    window.addEventListener('online', () => void autosave.retry(), { signal });
    return () => ending.abort();
  }, [autosave]);
  return view;
}

const isTextInput = (target: EventTarget | null) => target instanceof HTMLElement && target.matches(TEXT_INPUTS);

/**
 * Returns whether the document's undo applies: in `data-undo`, the browser's own undo would revert only part of a step.
 */
const usesDocumentUndo = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest<HTMLElement>('[data-undo]')?.dataset.undo === '';

/** Blurs and refocuses the field, because some fields read their text only on blur. */
function commitTyping() {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  const { selectionStart, selectionEnd } = field;
  field.blur();
  field.focus({ preventScroll: true });
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
