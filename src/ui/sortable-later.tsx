import { type ReactNode, useEffect, useState } from 'react';
import { loadLater } from '#platform/load-later.ts';
import { GripDots } from './dots.tsx';
import { pointerRests } from './pointer-rest.ts';
import type { DrawnListProps } from './sortable-list.tsx';
import type { SortableParts } from './sortable-parts.ts';

let List: (<Item>(props: DrawnListProps<Item>) => ReactNode) | undefined;

/** Loads the drag-and-drop code in advance, so that a list need not render twice. */
export async function prepareSorting() {
  List ??= (await loadLater(() => import('./sortable-list.tsx'))).SortableList;
}

const HANDLE = (
  <span
    aria-hidden="true"
    className="inline-flex size-9 shrink-0 items-center justify-center text-text-secondary pointer-coarse:size-11"
  >
    <GripDots />
  </span>
);

/** A sortable list that loads its drag-and-drop code after the first render. */
export function SortableLater<Item>(props: DrawnListProps<Item>) {
  const [isReady, setReady] = useState(List !== undefined);
  useEffect(() => {
    if (isReady) return undefined;
    const ending = new AbortController();
    prepareSorting()
      .then(pointerRests)
      .then(() => ending.signal.aborted || setReady(true))
      // If loading fails, the list stays readable but cannot be sorted.
      .catch(() => undefined);
    return () => ending.abort();
  }, [isReady]);
  if (isReady && List) return <List {...props} />;
  const { label, items, idOf, draw, className } = props;
  const still = (id: string): SortableParts => ({ item: { 'data-sorted': id }, handle: HANDLE, lifted: false });
  return (
    <ul aria-label={label} className={className}>
      {items.map((item) => draw(item, still(idOf(item))))}
    </ul>
  );
}
