import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type PhotoView, panView, type Size, zoomView } from '../../../model/photo-view.ts';

type Point = { x: number; y: number };
type UpdateView = (updateView: (view: PhotoView) => PhotoView) => void;

/** The pixels of one line, for wheels that report their delta in lines. */
const LINE = 16;

/** Returns the pointer handlers that move the image by dragging and zoom it by pinching; also zooms by wheel. */
export function useCropGestures(frame: RefObject<HTMLElement | null>, size: Size, updateView: UpdateView) {
  const pointers = useRef(new Map<number, Point>());

  const inFrame = ({ x, y }: Point): Point => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || box.width === 0) return { x: 0, y: 0 };
    return { x: (x - box.x) / box.width - 0.5, y: (y - box.y) / box.height - 0.5 };
  };
  const drag = (from: Point, to: Point) => {
    const [a, b] = [inFrame(from), inFrame(to)];
    updateView((view) => panView(size, view, { x: b.x - a.x, y: b.y - a.y }));
  };
  const zoom = (by: number, center: Point) => {
    const at = inFrame(center);
    updateView((view) => zoomView(size, view, view.zoom * by, at));
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const delta = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    // Browsers report a pinch on a touchpad as a wheel event with Ctrl and small deltas.
    zoom(Math.exp(-delta * (event.ctrlKey ? 0.01 : 0.0015)), event);
  });
  useEffect(() => {
    // React attaches wheel handlers as passive, which can't prevent the page from scrolling.
    const element = frame.current?.parentElement;
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [frame]);

  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove: (event: PointerEvent) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, now);
      if (!other) return drag(before, now);
      drag(between(before, other), between(now, other));
      zoom(distance(now, other) / Math.max(1, distance(before, other)), between(now, other));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
