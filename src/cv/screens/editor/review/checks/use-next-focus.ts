import { useLayoutEffect, useRef } from 'react';

/** Where a row goes away under one's hands, the focus goes to what stands in its place, or to the whole. */
export function useNextFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const left = useRef<number>(undefined);
  const rows = () => [...(ref.current?.querySelectorAll('[data-finding]') ?? [])];
  useLayoutEffect(() => {
    if (left.current === undefined || document.activeElement !== document.body) return;
    const next = rows()[Math.min(left.current, rows().length - 1)];
    left.current = undefined;
    (next?.querySelector('button') ?? ref.current)?.focus();
  });
  return {
    ref,
    /** Where one goes on once the row of this element is gone. */
    besides: (element: Element) => {
      const all = rows();
      const at = all.findIndex((row) => row.contains(element));
      return (all[at + 1] ?? all[at - 1])?.querySelector('button') ?? ref.current;
    },
    /** From which row one goes on. */
    leave: (element: Element) => {
      left.current = rows().findIndex((row) => row.contains(element));
    },
    stay: () => {
      left.current = undefined;
    },
  };
}
