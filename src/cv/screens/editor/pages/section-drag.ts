import type { DropMark, SectionDrop } from './section-drop.ts';

export type ClientPoint = { clientX: number; clientY: number };
/** A drop mark and the page that it is on. */
export type PageDropMark = DropMark & { page: number };
type Target = SectionDrop & { page: number };

export type SectionDrag = ReturnType<typeof makeSectionDrag>;

/**
 * Connects a section that is dragged, in the outline or on a page, with the pages that it may be dropped on. The mark is
 * held outside of React, so that moving the pointer renders the marked page alone.
 */
export function makeSectionDrag() {
  const listeners = new Set<() => void>();
  let mark: PageDropMark | undefined;
  let target: Target | undefined;
  let locate: ((id: string, point: ClientPoint) => Target | undefined) | undefined;

  const show = (next: Target | undefined) => {
    target = next;
    const nextMark = next && { ...next.mark, page: next.page };
    if (JSON.stringify(nextMark) === JSON.stringify(mark)) return;
    mark = nextMark;
    for (const listener of listeners) listener();
  };
  return {
    /** Sets the function that finds where a section would be dropped on the pages. Returns how to remove it. */
    setPages: (find: typeof locate) => {
      locate = find;
      return () => {
        locate = undefined;
        show(undefined);
      };
    },
    /** Marks where the section would be dropped at this point of the window, if it is over a page. */
    move: (id: string, point: ClientPoint) => show(locate?.(id, point)),
    /** Ends the drag. Returns the operations of the drop, if the section is over a page. */
    end: () => {
      const operations = target?.operations;
      show(undefined);
      return operations;
    },
    mark: () => mark,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
