import { moved, type PhotoView, type Size, zoomedTo } from '../../../model/photo-view.ts';

/** The distance that an arrow key moves the image, as a fraction of the frame; `LEAP` applies with Shift. */
const STEP = 0.02;
const LEAP = 0.1;
const ZOOM = 1.1;

const WAYS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM, '=': ZOOM, '-': 1 / ZOOM, _: 1 / ZOOM };

type Pressed = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** Returns the view after a key press; undefined if the key has no function here. */
export function viewAfterKey(size: Size, view: PhotoView, pressed: Pressed): PhotoView | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  const way = WAYS[pressed.key];
  const far = pressed.shiftKey ? LEAP : STEP;
  if (way) return moved(size, view, { x: way.x * far, y: way.y * far });
  const zoom = ZOOMS[pressed.key];
  return zoom === undefined ? undefined : zoomedTo(size, view, view.zoom * zoom);
}

export const nearer = (size: Size, view: PhotoView) => zoomedTo(size, view, view.zoom * ZOOM);
export const farther = (size: Size, view: PhotoView) => zoomedTo(size, view, view.zoom / ZOOM);
