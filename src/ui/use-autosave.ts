import { useEffect, useSyncExternalStore } from 'react';

const WRITES =
  'input:not([type=checkbox], [type=radio], [type=button], [type=range]), textarea, [contenteditable=true]';

/** Something that is written and saves itself. */
type Writer<View> = {
  view(): View;
  subscribe(listener: () => void): () => void;
  save(): Promise<void>;
  undo(): void;
  redo(): void;
  retry(): Promise<void>;
  refresh(): Promise<void>;
};

/**
 * What is written and how its saving stands. It is saved also when one leaves a field, the window or the page, or asks for
 * it (Ctrl/Cmd+S); outside of text, Ctrl/Cmd+Z takes the last step back, and inside of `data-undo` everywhere, but for what
 * in there is no part of what is written: `data-undo="own"`.
 */
export function useAutosave<View>(autosave: Writer<View>): View {
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
        finishTyping();
        save();
      } else if ((key === 'z' || key === 'y') && (isOurs(event.target) || !isWriting(event.target))) {
        event.preventDefault();
        if (key === 'y' || event.shiftKey) autosave.redo();
        else autosave.undo();
      }
    };
    document.addEventListener('keydown', onKey, { signal });
    // By a menu or a gesture.
    const onInput = (event: InputEvent) => {
      if (!/^history/.test(event.inputType) || !isOurs(event.target)) return;
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

const isWriting = (target: EventTarget | null) => target instanceof HTMLElement && target.matches(WRITES);

/** Where text is a part of steps that are larger than it, what the browser would take back by itself is only half of them. */
const isOurs = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest<HTMLElement>('[data-undo]')?.dataset.undo === '';

/** Some fields read what was typed only when they are left. */
function finishTyping() {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  const { selectionStart, selectionEnd } = field;
  field.blur();
  field.focus({ preventScroll: true });
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
