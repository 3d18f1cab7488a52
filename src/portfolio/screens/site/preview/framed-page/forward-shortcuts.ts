/** Keys of the editor's shortcuts, each with Ctrl or Cmd: save, undo, redo, and the command palette. */
const SHORTCUT_KEYS: ReadonlySet<string> = new Set(['s', 'z', 'y', 'k']);

/** Passes the editor's keyboard shortcuts from a framed page to the editor, except for those of text fields. */
export function forwardShortcuts(page: Document) {
  page.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!(ctrlKey || metaKey) || altKey || !SHORTCUT_KEYS.has(key.toLowerCase())) return;
    if (page.activeElement?.matches('input:not([type=checkbox]), textarea')) return;
    event.preventDefault();
    const forwarded = new KeyboardEvent('keydown', {
      key,
      ctrlKey,
      metaKey,
      shiftKey,
      bubbles: true,
      cancelable: true,
    });
    page.defaultView?.frameElement?.dispatchEvent(forwarded);
  });
}
