import { useEffect, useRef } from 'react';

/** Scroll positions can be fractions of a pixel short of an end. */
const TOLERANCE = 1;

/**
 * Returns the ref of an element with the class `scroll-row`. Marks the edges where the row continues, and brings the
 * current item into view when `selected` changes, and keeps it there when sizes change, until the member scrolls the row.
 * `count` is the number of items.
 */
export function useScrollRow<Row extends HTMLElement = HTMLElement>(selected: string, count: number) {
  const row = useRef<Row>(null);
  const centered = useRef<Extent>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: items come and go with their number
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const onScroll = () => {
      if (centered.current && isScrolledFrom(centered.current, element)) centered.current = undefined;
      markEdges(element);
    };
    // An item grows when its count loads, which changes no size of the row itself.
    const observer = new ResizeObserver(() => {
      if (centered.current) centered.current = centerCurrent(element);
      markEdges(element);
    });
    for (const observed of [element, ...element.children]) observer.observe(observed);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [count]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current item depends on what is selected
  useEffect(() => {
    if (row.current) centered.current = centerCurrent(row.current);
  }, [selected]);
  return row;
}

type Extent = { left: number; clientWidth: number; scrollWidth: number };

/** Brings the current item as near to the middle of its row as possible. Returns the position of the row. */
function centerCurrent(row: HTMLElement): Extent {
  const item = row.querySelector('[aria-current], [aria-selected="true"]');
  if (item) row.scrollBy({ left: middleOf(item) - middleOf(row) });
  return { left: row.scrollLeft, clientWidth: row.clientWidth, scrollWidth: row.scrollWidth };
}

/** Browsers also change the position when sizes change, but the member has scrolled only if the sizes are as before. */
const isScrolledFrom = ({ left, clientWidth, scrollWidth }: Extent, row: HTMLElement) =>
  row.clientWidth === clientWidth && row.scrollWidth === scrollWidth && Math.abs(row.scrollLeft - left) > TOLERANCE;

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
