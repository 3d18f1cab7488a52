import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { TextSpan } from '../../../model/formats/unstructured/excerpt.ts';
import { nearestLine } from './nearest-line.ts';
import { readSelection } from './read-selection.ts';
import { selectHandles, selectLine, selectSpans, type TouchSelection } from './touch-selection.ts';

/** The time after which the handles of a selection are no longer being dragged. */
const SETTLE_MS = 250;

/**
 * Selects text of a page by touch. A tap takes the marked text under the finger, or else the nearest line; the handles
 * of the device take any words. Returns the handlers of the page, and whether the last pointer on it was a finger.
 */
export function useTouch(
  page: RefObject<HTMLElement | null>,
  texts: readonly string[],
  /** Returns the marked text of a line that holds the letter at a position. */
  markedAt: (line: number, at: number) => readonly TextSpan[],
  onTouch: (selection: TouchSelection | undefined) => void,
) {
  const isTouch = useRef(false);
  /** Where the finger was. Browsers move the click to an element that they take to be meant. */
  const point = useRef({ x: 0, y: 0 });
  const takeHandles = useEffectEvent(() => {
    const found = isTouch.current && page.current && readSelection(page.current, texts);
    if (found) onTouch(selectHandles(found.spans));
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(takeHandles, SETTLE_MS);
    };
    document.addEventListener('selectionchange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', onChange);
    };
  }, []);

  const onTap = () => {
    const lines = [...(page.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
    const boxes = lines.map((one) => ({
      line: Number(one.dataset.line),
      box: (one.firstElementChild ?? one).getBoundingClientRect(),
    }));
    const line = nearestLine(boxes, point.current);
    const marked = page.current?.querySelectorAll<HTMLElement>(
      `[data-line="${line}"] [data-at]:not([data-state=plain])`,
    );
    const piece = [...(marked ?? [])].find((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left <= point.current.x && point.current.x <= right;
    });
    if (line === undefined) onTouch(undefined);
    else onTouch(piece ? selectSpans(markedAt(line, Number(piece.dataset.at))) : selectLine(texts, line));
  };
  return {
    isTouch: () => isTouch.current,
    handlers: {
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        isTouch.current = pointerType === 'touch';
        point.current = { x: clientX, y: clientY };
      },
      onClick: () => {
        if (isTouch.current && document.getSelection()?.isCollapsed !== false) onTap();
      },
    },
  };
}
