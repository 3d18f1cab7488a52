import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadLazily } from '#platform/browser/load-lazily.ts';
import { GripDots } from '../layout/dots.tsx';
import { pointerReleased } from './pointer-released.ts';
import type { CustomItemListProps } from './sortable-list.tsx';
import type { SortableParts } from './sortable-parts.ts';

let LoadedList: (<Item>(props: CustomItemListProps<Item>) => ReactNode) | undefined;

/** Loads the drag-and-drop code in advance, so that a list need not render twice. */
export async function preloadSorting() {
  LoadedList ??= (await loadLazily(() => import('./sortable-list.tsx'))).SortableList;
}

const HANDLE = (
  <span
    aria-hidden="true"
    className="inline-flex size-9 shrink-0 items-center justify-center text-text-secondary pointer-coarse:size-11"
  >
    <GripDots />
  </span>
);

const IN_USE = ':is(input, textarea, [contenteditable]):focus, [aria-haspopup][aria-expanded="true"]';

/** Resolves when no pointer is pressed and the list has no open popup and no focused text field. */
async function unused(list: HTMLElement | null, signal: AbortSignal) {
  await pointerReleased();
  while (!signal.aborted && list?.querySelector(IN_USE)) {
    await new Promise((resolve) => {
      for (const change of ['focusin', 'focusout'])
        document.addEventListener(change, () => setTimeout(resolve), { once: true, signal });
    });
    await pointerReleased();
  }
}

/** A sortable list that loads its drag-and-drop code after the first render. */
export function LazySortableList<Item>(props: CustomItemListProps<Item>) {
  const [isReady, setReady] = useState(LoadedList !== undefined);
  const staticList = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isReady) return undefined;
    const ending = new AbortController();
    preloadSorting()
      // The two lists share no elements, so an open menu would close and a field would lose the focus.
      .then(() => unused(staticList.current, ending.signal))
      .then(() => ending.signal.aborted || setReady(true))
      // If loading fails, the list stays readable but cannot be sorted.
      .catch(() => undefined);
    return () => ending.abort();
  }, [isReady]);
  if (isReady && LoadedList) return <LoadedList {...props} />;
  const { label, items, idOf, renderItem, className } = props;
  const staticParts = (id: string): SortableParts => ({ item: { 'data-sorted': id }, handle: HANDLE, lifted: false });
  return (
    <ul ref={staticList} aria-label={label} className={className}>
      {items.map((item) => renderItem(item, staticParts(idOf(item))))}
    </ul>
  );
}
