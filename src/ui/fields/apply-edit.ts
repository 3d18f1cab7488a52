/** Replaces the text from `from` to `to` with `insert`, then selects `start` to `end`. */
type TextEdit = { from: number; to: number; insert: string; start: number; end: number };

/** Applies an edit to a text field as if it were typed, so that the browser's own undo can revert it. */
export function applyEdit(area: HTMLTextAreaElement | HTMLInputElement, { from, to, insert, start, end }: TextEdit) {
  area.focus();
  area.setSelectionRange(from, to);
  // `execCommand` is the only way to add an edit to the browser's undo stack.
  const inserted = insert
    ? document.execCommand('insertText', false, insert)
    : from === to || document.execCommand('delete');
  if (!inserted) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: insert }));
  }
  area.setSelectionRange(start, end);
}
