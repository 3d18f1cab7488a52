import { useLayoutEffect, useRef } from 'react';

/** Moves the focus to the row that takes the place of a removed one, or to the container if there is none. */
export function useNextFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const removedIndex = useRef<number>(undefined);
  const rows = () => [...(ref.current?.querySelectorAll('[data-finding]') ?? [])];
  useLayoutEffect(() => {
    if (removedIndex.current === undefined || document.activeElement !== document.body) return;
    const next = rows()[Math.min(removedIndex.current, rows().length - 1)];
    removedIndex.current = undefined;
    (next?.querySelector('button') ?? ref.current)?.focus();
  });
  return {
    ref,
    /** Returns the element to focus once the row of this element is removed. */
    adjacentTo: (element: Element) => {
      const all = rows();
      const at = all.findIndex((row) => row.contains(element));
      return (all[at + 1] ?? all[at - 1])?.querySelector('button') ?? ref.current;
    },
    /** Marks the row of this element as about to be removed. */
    markRemoved: (element: Element) => {
      removedIndex.current = rows().findIndex((row) => row.contains(element));
    },
    cancelFocusMove: () => {
      removedIndex.current = undefined;
    },
  };
}
