import { useCallback, useLayoutEffect, useRef, useState } from 'react';

type PixelSize = { width: number; height: number };

/**
 * Returns the page in view and the actions that change it. Its position is kept when the viewport or the pages are
 * resized.
 */
export function usePagesInView(stage: HTMLElement | null, viewport: PixelSize, pageSize: PixelSize, total: number) {
  const [at, setAt] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const position = useRef({ at: 0, ratio: 0 });

  const scrollToPage = useCallback(
    (index: number, ratio = 0) => {
      const pageElements = pageElementsOf(list.current);
      const next = Math.max(0, Math.min(pageElements.length - 1, index));
      const found = pageElements[next];
      if (!found) return;
      stage?.scrollTo({ top: found.offsetTop + ratio * found.offsetHeight });
      position.current = { at: next, ratio };
      setAt(next);
    },
    [stage],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is restored whenever one of these changes it
  useLayoutEffect(() => {
    scrollToPage(position.current.at, position.current.ratio);
    const { scrollWidth = 0, clientWidth = 0 } = stage ?? {};
    const middle = (scrollWidth - clientWidth) / 2;
    stage?.scrollTo({ left: document.dir === 'rtl' ? -middle : middle });
  }, [pageSize.width, pageSize.height, viewport, total, scrollToPage]);

  const onScroll = () => {
    if (!stage) return;
    const { scrollTop } = stage;
    const middle = scrollTop + viewport.height / 2;
    const pageElements = pageElementsOf(list.current);
    const found = pageElements.findIndex((one) => one.offsetTop + one.offsetHeight > middle);
    const next = found < 0 ? pageElements.length - 1 : found;
    const visible = pageElements[next];
    if (!visible) return;
    position.current = { at: next, ratio: (scrollTop - visible.offsetTop) / visible.offsetHeight };
    setAt(next);
  };
  return {
    at,
    list,
    onScroll,
    actions: {
      next: () => scrollToPage(position.current.at + 1),
      previous: () => scrollToPage(position.current.at - 1),
      first: () => scrollToPage(0),
      last: () => scrollToPage(total - 1),
    },
  };
}

const pageElementsOf = (list: HTMLElement | null) =>
  [...(list?.children ?? [])].filter((one) => one instanceof HTMLElement);
