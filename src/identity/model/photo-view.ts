import type { Crop } from '#files/contract.ts';

/** The size of an image in pixels, after its orientation is applied. */
export type Size = { width: number; height: number };

/**
 * The position of an image behind a square frame. At zoom 1 the shorter side of the image fills the frame; `x` and `y`
 * are the point of the image at the center of the frame, as fractions of its width and height.
 */
export type PhotoView = { zoom: number; x: number; y: number };

/** A distance or a position within the frame, as fractions of its side. */
type Step = { x: number; y: number };

/** The fewest image pixels per side that the frame should show; a closer crop shows no more detail. */
const FEWEST_POINTS = 160;
const LEAST_GREATEST_ZOOM = 2;
const GREATEST_ZOOM = 12;
/** The vertical center of the first view of a portrait-format image: faces are usually above the middle. */
const FACE = 0.38;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const shorterSide = ({ width, height }: Size) => Math.min(width, height);

export const greatestZoom = (size: Size) =>
  clamp(shorterSide(size) / FEWEST_POINTS, LEAST_GREATEST_ZOOM, GREATEST_ZOOM);

/** Returns the fractions of the image's width and height that the frame covers. */
function takenIn(size: Size, zoom: number) {
  const side = shorterSide(size) / zoom;
  return { width: side / size.width, height: side / size.height };
}

/** Returns the closest valid view, in which the image covers the whole frame. */
export function inside(size: Size, view: PhotoView): PhotoView {
  const zoom = clamp(view.zoom, 1, greatestZoom(size));
  const { width, height } = takenIn(size, zoom);
  return { zoom, x: clamp(view.x, width / 2, 1 - width / 2), y: clamp(view.y, height / 2, 1 - height / 2) };
}

export const firstView = (size: Size) => inside(size, { zoom: 1, x: 0.5, y: size.height > size.width ? FACE : 0.5 });

/** Returns the view after the image was moved behind the frame by `by`. */
export function moved(size: Size, view: PhotoView, by: Step): PhotoView {
  const { width, height } = takenIn(size, view.zoom);
  return inside(size, { ...view, x: view.x - by.x * width, y: view.y - by.y * height });
}

/**
 * Returns the view at another zoom. The image point at `at`, relative to the center of the frame, keeps its position.
 */
export function zoomedTo(size: Size, view: PhotoView, zoom: number, at: Step = { x: 0, y: 0 }): PhotoView {
  const before = takenIn(size, view.zoom);
  const after = takenIn(size, clamp(zoom, 1, greatestZoom(size)));
  return inside(size, {
    zoom,
    x: view.x + at.x * (before.width - after.width),
    y: view.y + at.y * (before.height - after.height),
  });
}

const FIGURES = 1e9;

/** Returns the crop that a view shows, in the format of the API. */
export function cropOf(size: Size, view: PhotoView): Crop {
  const { zoom, x, y } = inside(size, view);
  const { width, height } = takenIn(size, zoom);
  const down = (value: number) => Math.floor(value * FIGURES) / FIGURES;
  return {
    x: down(Math.max(0, x - width / 2)),
    y: down(Math.max(0, y - height / 2)),
    width: down(width),
    height: down(height),
  };
}

/** Returns the view that shows a crop; the inverse of `cropOf`. */
export function viewOf(size: Size, { x, y, width, height }: Crop): PhotoView {
  const side = Math.min(width * size.width, height * size.height);
  return inside(size, { zoom: shorterSide(size) / side, x: x + width / 2, y: y + height / 2 });
}

/** Returns the slider position (0 to 1) of a zoom, on a logarithmic scale so that steps look equal. */
export const asPosition = (size: Size, zoom: number) => Math.log(zoom) / Math.log(greatestZoom(size));
export const fromPosition = (size: Size, position: number) => greatestZoom(size) ** position;
