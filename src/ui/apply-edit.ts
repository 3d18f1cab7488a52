import type { Edit } from './markdown-edits.ts';

/** Writes into a field of text as a person would, so that the browser's own undo takes it back. */
export function applyEdit(area: HTMLTextAreaElement | HTMLInputElement, { from, to, insert, start, end }: Edit) {
  area.focus();
  area.setSelectionRange(from, to);
  // No other way leads through the browser's list of what can be undone.
  const written = insert
    ? document.execCommand('insertText', false, insert)
    : from === to || document.execCommand('delete');
  if (!written) {
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: insert }));
  }
  area.setSelectionRange(start, end);
}
