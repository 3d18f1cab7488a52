/**
 * Copies what an element shows, as HTML and as plain text; the program it is pasted into takes the better one. Throws if
 * the browser refuses. The Clipboard API is not used, because browsers parse its HTML in the page, whose policy blocks
 * styles written in HTML.
 */
export function copyFormatted(element: Element, { html, text }: { html: string; text: string }) {
  const write = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/html', html);
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  const selection = getSelection();
  // Safari copies nothing without a selection.
  selection?.selectAllChildren(element);
  document.addEventListener('copy', write, { once: true });
  try {
    if (!document.execCommand('copy')) throw new Error('the browser refused to copy');
  } finally {
    document.removeEventListener('copy', write);
    selection?.removeAllRanges();
  }
}
