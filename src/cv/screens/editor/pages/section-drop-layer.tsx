import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Design } from '../../../model/design.ts';
import { allNodesOf } from '../../../model/tree.ts';
import type { PageBlock } from '../../pages/block-style.ts';
import { paperPointsOf } from '../../pages/paper-size.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import type { CvWriter } from '../writing/cv-writer.ts';
import type { ClientPoint, SectionDrag } from './section-drag.ts';
import { sectionDropAt } from './section-drop.ts';

export type SectionDropLayerProps = {
  drag: SectionDrag;
  writer: CvWriter;
  /** The element that scrolls the pages. */
  area: RefObject<HTMLElement | null>;
  pages: readonly { blocks: readonly PageBlock[] }[];
  page: Design['page'];
  hasSidebar: boolean;
};

/** Pointer movements up to this distance are clicks. */
const CLICK_DISTANCE = 6;
/** The pages scroll while the pointer is this near to their edge. */
const SCROLL_EDGE = 48;
const SCROLL_STEP = 14;

/**
 * Lets sections be dragged on the pages, with a mark where they would be dropped. Pointer only: in the outline, sections
 * are moved by keys too.
 */
export function SectionDropLayer(props: SectionDropLayerProps) {
  const { drag, area, page } = props;
  const editor = useCvEditor();
  const latest = useRef({ ...props, editor });
  latest.current = { ...props, editor };
  const mark = useSyncExternalStore(drag.subscribe, drag.mark);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const removePages = drag.setPages((id, point) => dropAt(latest.current, id, point));
    const onPointerDown = (event: PointerEvent) => {
      const { button, pointerType } = event;
      const id = button === 0 && pointerType !== 'touch' ? sectionAt(latest.current, event) : undefined;
      if (id !== undefined && !latest.current.editor.locked) trackPointer(event, id, latest);
    };
    element.addEventListener('pointerdown', onPointerDown);
    return () => {
      element.removeEventListener('pointerdown', onPointerDown);
      removePages();
    };
  }, [drag, area]);

  const target = mark && pageElement(area.current, mark.page);
  if (!mark || !target) return null;
  const paper = paperPointsOf(page);
  return createPortal(
    <span
      data-drop-mark=""
      aria-hidden="true"
      style={{
        left: `${(mark.x / paper.width) * 100}%`,
        width: `${(mark.w / paper.width) * 100}%`,
        top: `${(mark.y / paper.height) * 100}%`,
      }}
      className="pointer-events-none absolute -mt-0.5 h-1 rounded-full bg-primary"
    />,
    target,
  );
}

type Latest = SectionDropLayerProps & { editor: ReturnType<typeof useCvEditor> };

/** Follows the pointer until it is released, and drops the section there unless it was a click. */
function trackPointer(start: PointerEvent, id: string, latest: RefObject<Latest>) {
  const ending = new AbortController();
  const { signal } = ending;
  let isDragging = false;
  const finish = (drops: boolean, isReleased = true) => {
    ending.abort();
    document.body.style.cursor = '';
    const operations = latest.current.drag.end();
    if (drops && operations) latest.current.editor.do(...operations);
    // The release ends a drag and opens no form.
    if (isDragging) window.addEventListener('click', stop, { capture: true });
    const allowClicks = () => setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
    if (isReleased) allowClicks();
    else window.addEventListener('pointerup', allowClicks, { once: true });
  };
  const onMove = (event: PointerEvent) => {
    const { drag, area } = latest.current;
    isDragging ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > CLICK_DISTANCE;
    if (!isDragging) return;
    document.body.style.cursor = 'grabbing';
    scrollAtEdge(area.current, event.clientY);
    drag.move(id, event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isDragging) return;
    event.preventDefault();
    event.stopPropagation();
    finish(false, false);
  };
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', () => finish(true), { signal });
  window.addEventListener('pointercancel', () => finish(false), { signal });
  window.addEventListener('keydown', onKeyDown, { signal, capture: true });
}

function stop(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}

function scrollAtEdge(area: HTMLElement | null, y: number) {
  if (!area) return;
  const { top, bottom } = area.getBoundingClientRect();
  if (y < top + SCROLL_EDGE) area.scrollBy(0, -SCROLL_STEP);
  else if (y > bottom - SCROLL_EDGE) area.scrollBy(0, SCROLL_STEP);
}

const pageElement = (area: HTMLElement | null, page: number) =>
  area?.querySelector<HTMLElement>(`[data-page-at="${page}"]`) ?? undefined;

/** Returns the page at a point of the window, and the point on it in points of the paper. */
function pagePointAt({ area, page }: Latest, { clientX, clientY }: ClientPoint) {
  const element = document.elementsFromPoint(clientX, clientY).find((one) => one.matches('[data-page-at]'));
  if (!(element instanceof HTMLElement) || !area.current?.contains(element)) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  const paper = paperPointsOf(page);
  return {
    at: Number(element.dataset.pageAt),
    x: ((clientX - left) / width) * paper.width,
    y: ((clientY - top) / height) * paper.height,
  };
}

function dropAt(latest: Latest, id: string, point: ClientPoint) {
  const found = pagePointAt(latest, point);
  const blocks = found && latest.pages[found.at]?.blocks;
  if (!blocks) return undefined;
  const { sections } = latest.writer.view().content;
  const drop = sectionDropAt(blocks, found, { id, sections, hasSidebar: latest.hasSidebar });
  return drop && { ...drop, page: found.at };
}

/** Returns the id of the section that a page shows at a point of the window. */
function sectionAt(latest: Latest, point: ClientPoint) {
  const found = pagePointAt(latest, point);
  if (!found) return undefined;
  const { x, y, at } = found;
  const blocks = latest.pages[at]?.blocks ?? [];
  const ids = new Set(
    blocks.filter((one) => x >= one.x && x <= one.x + one.w && y >= one.y && y <= one.y + one.h).map(({ id }) => id),
  );
  const node = allNodesOf(latest.writer.view().content).find(({ value }) => ids.has(String(value.id)));
  return node?.path[0] === 'sections' ? node.path[1] : undefined;
}
