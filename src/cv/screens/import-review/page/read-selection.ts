import type { TextSpan } from '../../../model/formats/unstructured/excerpt.ts';

/**
 * Returns the text of a page that is selected in the browser, one span for each line. Elements with `data-at` hold a piece
 * of a line from this position on; `data-line` is on the element around them.
 */
export function readSelection(
  root: HTMLElement,
  texts: readonly string[],
): { spans: TextSpan[]; box: DOMRect } | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.commonAncestorContainer)) return undefined;
  const byLine = new Map<number, TextSpan>();
  for (const piece of root.querySelectorAll<HTMLElement>('[data-at]')) {
    if (!range.intersectsNode(piece)) continue;
    const { line, at, length } = placeOf(piece);
    const start = at + (piece.contains(range.startContainer) ? range.startOffset : 0);
    const end = at + (piece.contains(range.endContainer) ? range.endOffset : length);
    const known = byLine.get(line);
    byLine.set(line, { line, start: Math.min(known?.start ?? start, start), end: Math.max(known?.end ?? end, end) });
  }
  const spans = [...byLine.values()].flatMap((span) => trimSpan(span, texts[span.line] ?? '') ?? []);
  return spans.length > 0 ? { spans, box: range.getBoundingClientRect() } : undefined;
}

const placeOf = (piece: HTMLElement) => ({
  line: Number(piece.closest<HTMLElement>('[data-line]')?.dataset.line),
  at: Number(piece.dataset.at),
  length: piece.textContent?.length ?? 0,
});

function trimSpan({ line, start, end }: TextSpan, text: string): TextSpan | undefined {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  const to = start + part.trimEnd().length;
  return from < to ? { line, start: from, end: to } : undefined;
}
