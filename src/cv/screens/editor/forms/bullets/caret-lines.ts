/** Whether all of a text stands in one line of its box. */
export const isOneLine = (area: HTMLTextAreaElement) =>
  area.scrollHeight < 1.8 * Number.parseFloat(getComputedStyle(area).lineHeight);

/** Calls back where a key that has just been pressed does not move the caret: it stands in the first or the last line. */
export function stayedAt(area: HTMLTextAreaElement, onStay: () => void) {
  const before = area.selectionStart;
  setTimeout(() => {
    if (document.activeElement === area && area.selectionStart === before && area.selectionEnd === before) onStay();
  });
}
