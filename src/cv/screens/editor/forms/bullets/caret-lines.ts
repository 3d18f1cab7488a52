/** Returns whether the text area shows a single line. */
export const isOneLine = (area: HTMLTextAreaElement) =>
  area.scrollHeight < 1.8 * Number.parseFloat(getComputedStyle(area).lineHeight);

/** Calls back if the key just pressed does not move the caret, because it is in the first or last line. */
export function afterCaretStayed(area: HTMLTextAreaElement, onStay: () => void) {
  const before = area.selectionStart;
  setTimeout(() => {
    if (document.activeElement === area && area.selectionStart === before && area.selectionEnd === before) onStay();
  });
}
