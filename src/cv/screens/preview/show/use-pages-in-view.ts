import { useCallback, useLayoutEffect, useRef, useState } from 'react';

type Size = { width: number; height: number };

/**
 * Returns the page in view and the actions that change it. Its position is kept when the room or the pages are resized.
 */
export function usePagesInView(stage: HTMLElement | null, room: Size, sheet: Size, total: number) {
  const [at, setAt] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const place = useRef({ at: 0, part: 0 });

  const bring = useCallback(
    (wanted: number, part = 0) => {
      const sheets = sheetsOf(list.current);
      const next = Math.max(0, Math.min(sheets.length - 1, wanted));
      const found = sheets[next];
      if (!found) return;
      stage?.scrollTo({ top: found.offsetTop + part * found.offsetHeight });
      place.current = { at: next, part };
      setAt(next);
    },
    [stage],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is brought back whenever one of these moves it
  useLayoutEffect(() => {
    bring(place.current.at, place.current.part);
    const { scrollWidth = 0, clientWidth = 0 } = stage ?? {};
    const middle = (scrollWidth - clientWidth) / 2;
    stage?.scrollTo({ left: document.dir === 'rtl' ? -middle : middle });
  }, [sheet.width, sheet.height, room, total, bring]);

  const onScroll = () => {
    if (!stage) return;
    const { scrollTop } = stage;
    const middle = scrollTop + room.height / 2;
    const sheets = sheetsOf(list.current);
    const found = sheets.findIndex((one) => one.offsetTop + one.offsetHeight > middle);
    const next = found < 0 ? sheets.length - 1 : found;
    const shown = sheets[next];
    if (!shown) return;
    place.current = { at: next, part: (scrollTop - shown.offsetTop) / shown.offsetHeight };
    setAt(next);
  };
  return {
    at,
    list,
    onScroll,
    deeds: {
      next: () => bring(place.current.at + 1),
      previous: () => bring(place.current.at - 1),
      first: () => bring(0),
      last: () => bring(total - 1),
    },
  };
}

const sheetsOf = (list: HTMLElement | null) => [...(list?.children ?? [])].filter((one) => one instanceof HTMLElement);
