import { useEffect, useRef } from 'react';

/** Scroll positions can be fractions of a pixel short of an end. */
const TOLERANCE = 1;

/**
 * Returns the ref of an element with the class `scroll-row`. Marks the edges where the row continues, and brings the
 * current item into view when `selected` changes. `count` is the number of items.
 */
export function useScrollRow<Row extends HTMLElement = HTMLElement>(selected: string, count: number) {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: items come and go with their number
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const mark = () => markEdges(element);
    // An item grows when its count loads, which changes no size of the row itself.
    const observer = new ResizeObserver(mark);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [count]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current item depends on what is selected
  useEffect(() => {
    const item = row.current?.querySelector('[aria-current="page"], [aria-selected="true"]');
    if (row.current && item) row.current.scrollBy({ left: middleOf(item) - middleOf(row.current) });
  }, [selected]);
  return row;
}

/** In right-to-left rows the position counts down from zero. */
function markEdges(row: HTMLElement) {
  const before = Math.abs(row.scrollLeft);
  row.toggleAttribute('data-more-before', before > TOLERANCE);
  row.toggleAttribute('data-more-after', before + row.clientWidth < row.scrollWidth - TOLERANCE);
}

function middleOf(element: Element) {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
