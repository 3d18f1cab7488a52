import { type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import type { CvContent } from '../../contract.ts';
import { allNodesOf } from '../../model/tree.ts';
import { pathKey } from './editor-location.ts';

/** Marks what is under the pointer in the outline on the pages, and what is under it on the pages in the outline. */
export function useHoverMarks(content: CvContent) {
  const [hovered, setHovered] = useState<readonly string[]>(NOTHING);
  const latestContent = useRef(content);
  latestContent.current = content;

  const outlineHover = useMemo(
    () => ({
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        const key = (target as Element).closest<HTMLElement>('[data-place]')?.dataset.place;
        // A finger has no place to rest on.
        const ids = pointerType === 'touch' ? NOTHING : idsOf(key);
        setHovered((before) => (before.join() === ids.join() ? before : ids));
      },
      onPointerLeave: () => setHovered(NOTHING),
    }),
    [],
  );
  /** Marks the row of a block in the outline, or that of the section around it if the section is closed. */
  const markRow = useCallback((blockId: string | undefined) => {
    for (const row of document.querySelectorAll<HTMLElement>('[data-hovered]')) delete row.dataset.hovered;
    if (blockId === undefined) return;
    const node = allNodesOf(latestContent.current).find(({ value }) => value.id === blockId);
    for (let path = node?.path ?? [blockId.split('.')[0] ?? '']; path.length > 0; path = path.slice(0, -2)) {
      const row = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(pathKey(path))}"]`);
      if (!row) continue;
      row.dataset.hovered = '';
      return;
    }
  }, []);
  return { hovered, outlineHover, markRow };
}

export type HoverTracking = ReturnType<typeof useHoverMarks>['outlineHover'];

const NOTHING: readonly string[] = [];

/** Returns the ids in the value of `data-place`, innermost first. */
const idsOf = (key: string | undefined) =>
  key?.startsWith('sections/')
    ? key
        .split('/')
        .filter((_, at) => at % 2 === 1)
        .reverse()
    : NOTHING;
