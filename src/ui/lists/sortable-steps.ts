import type { ArrowKey } from './sortable-item.tsx';

/** Returns the number of columns in a list, from the positions of its items. */
export function columnsOf(list: HTMLElement | null): number {
  const tops = Array.from(list?.children ?? [], (child) => (child as HTMLElement).offsetTop);
  const next = tops.findIndex((top) => top !== tops[0]);
  return Math.max(1, next < 0 ? tops.length : next);
}

/**
 * Returns the index that an arrow key leads to, within the list. Undefined for a horizontal arrow in a single column.
 */
export function targetIndex(arrow: ArrowKey, from: number, { count, columns, rtl }: SortableGrid): number | undefined {
  const isHorizontal = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  if (isHorizontal && columns === 1) return undefined;
  const forward = arrow === 'ArrowDown' || arrow === (rtl ? 'ArrowLeft' : 'ArrowRight');
  const to = from + (forward ? 1 : -1) * (isHorizontal ? 1 : columns);
  return Math.min(count - 1, Math.max(0, to));
}
type SortableGrid = { count: number; columns: number; rtl: boolean };
