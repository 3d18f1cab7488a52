import { type PointerEvent, useCallback, useMemo, useRef } from 'react';
import type { CvContent } from '../../contract.ts';
import { allNodesOf } from '../../model/tree.ts';
import { blocksAround } from '../pages/page-blocks.ts';
import { pathKey } from './editor-location.ts';

/** The ids of the blocks under the pointer in the outline, innermost first. */
export type HoveredBlocks = { subscribe: (listener: () => void) => () => void; read: () => readonly string[] };

/** Marks what is under the pointer in the outline on the pages, and what is under it on the pages in the outline. */
export function useHoverMarks(content: CvContent) {
  const latestContent = useRef(content);
  latestContent.current = content;
  const [hovered, outlineHover] = useMemo(() => {
    const { set, ...blocks } = makeHoveredBlocks();
    const tracking = {
      onPointerOver: ({ target, pointerType }: PointerEvent) =>
        set(pointerType === 'touch' ? [] : blocksAround(target as Element, latestContent.current)),
      onPointerLeave: () => set([]),
    };
    return [blocks, tracking];
  }, []);
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

/** Holds the ids outside of React, so that moving the pointer renders the pages alone. */
function makeHoveredBlocks() {
  const listeners = new Set<() => void>();
  let ids: readonly string[] = [];
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => ids,
    set: (next: readonly string[]) => {
      if (next.join() === ids.join()) return;
      ids = next;
      for (const listener of listeners) listener();
    },
  };
}
