import { type PhotoView, panView, type Size, zoomView } from '../../../model/photo-view.ts';

/** The distance that an arrow key moves the image, as a fraction of the frame; `LARGE_STEP` applies with Shift. */
const STEP = 0.02;
const LARGE_STEP = 0.1;
const ZOOM_FACTOR = 1.1;

const DIRECTION_BY_KEY: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ZOOM_BY_KEY: Readonly<Record<string, number>> = {
  '+': ZOOM_FACTOR,
  '=': ZOOM_FACTOR,
  '-': 1 / ZOOM_FACTOR,
  _: 1 / ZOOM_FACTOR,
};

type KeyPress = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** Returns the view after a key press; undefined if the key has no function here. */
export function viewAfterKey(size: Size, view: PhotoView, keyPress: KeyPress): PhotoView | undefined {
  if (keyPress.ctrlKey || keyPress.metaKey || keyPress.altKey) return undefined;
  const direction = DIRECTION_BY_KEY[keyPress.key];
  const distance = keyPress.shiftKey ? LARGE_STEP : STEP;
  if (direction) return panView(size, view, { x: direction.x * distance, y: direction.y * distance });
  const zoom = ZOOM_BY_KEY[keyPress.key];
  return zoom === undefined ? undefined : zoomView(size, view, view.zoom * zoom);
}

export const zoomIn = (size: Size, view: PhotoView) => zoomView(size, view, view.zoom * ZOOM_FACTOR);
export const zoomOut = (size: Size, view: PhotoView) => zoomView(size, view, view.zoom / ZOOM_FACTOR);
