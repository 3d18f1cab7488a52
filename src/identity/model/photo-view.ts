import type { Crop } from '#files/contract.ts';

/** The size of an image in pixels, after its orientation is applied. */
export type Size = { width: number; height: number };

/**
 * The position of an image behind a square frame. At zoom 1 the shorter side of the image fills the frame; `x` and `y`
 * are the point of the image at the center of the frame, as fractions of its width and height.
 */
export type PhotoView = { zoom: number; x: number; y: number };

/** A distance or a position within the frame, as fractions of its side. */
type Offset = { x: number; y: number };

/** The fewest image pixels per side that the frame should show; a closer crop shows no more detail. */
const MIN_PIXELS = 160;
const MAX_ZOOM_FLOOR = 2;
const MAX_ZOOM_CEILING = 12;
/** The vertical center of the first view of a portrait-format image: faces are usually above the middle. */
const PORTRAIT_CENTER_Y = 0.38;

const clamp = (value: number, lower: number, upper: number) => Math.min(Math.max(value, lower), upper);

const shorterSide = ({ width, height }: Size) => Math.min(width, height);

export const maxZoom = (size: Size) => clamp(shorterSide(size) / MIN_PIXELS, MAX_ZOOM_FLOOR, MAX_ZOOM_CEILING);

/** Returns the fractions of the image's width and height that the frame covers. */
function visibleFraction(size: Size, zoom: number) {
  const side = shorterSide(size) / zoom;
  return { width: side / size.width, height: side / size.height };
}

/** Returns the closest valid view, in which the image covers the whole frame. */
export function clampView(size: Size, view: PhotoView): PhotoView {
  const zoom = clamp(view.zoom, 1, maxZoom(size));
  const { width, height } = visibleFraction(size, zoom);
  return { zoom, x: clamp(view.x, width / 2, 1 - width / 2), y: clamp(view.y, height / 2, 1 - height / 2) };
}

export const initialView = (size: Size) =>
  clampView(size, { zoom: 1, x: 0.5, y: size.height > size.width ? PORTRAIT_CENTER_Y : 0.5 });

/** Returns the view after the image was moved behind the frame by `offset`. */
export function panView(size: Size, view: PhotoView, offset: Offset): PhotoView {
  const { width, height } = visibleFraction(size, view.zoom);
  return clampView(size, { ...view, x: view.x - offset.x * width, y: view.y - offset.y * height });
}

/**
 * Returns the view at another zoom. The image point at `anchor`, relative to the center of the frame, keeps its
 * position.
 */
export function zoomView(size: Size, view: PhotoView, zoom: number, anchor: Offset = { x: 0, y: 0 }): PhotoView {
  const before = visibleFraction(size, view.zoom);
  const after = visibleFraction(size, clamp(zoom, 1, maxZoom(size)));
  return clampView(size, {
    zoom,
    x: view.x + anchor.x * (before.width - after.width),
    y: view.y + anchor.y * (before.height - after.height),
  });
}

const PRECISION = 1e9;

/** Returns the crop that a view shows, in the format of the API. */
export function cropOf(size: Size, view: PhotoView): Crop {
  const { zoom, x, y } = clampView(size, view);
  const { width, height } = visibleFraction(size, zoom);
  const roundDown = (value: number) => Math.floor(value * PRECISION) / PRECISION;
  return {
    x: roundDown(Math.max(0, x - width / 2)),
    y: roundDown(Math.max(0, y - height / 2)),
    width: roundDown(width),
    height: roundDown(height),
  };
}

/** Returns the view that shows a crop; the inverse of `cropOf`. */
export function viewOf(size: Size, { x, y, width, height }: Crop): PhotoView {
  const side = Math.min(width * size.width, height * size.height);
  return clampView(size, { zoom: shorterSide(size) / side, x: x + width / 2, y: y + height / 2 });
}

/** Returns the slider position (0 to 1) of a zoom, on a logarithmic scale so that steps look equal. */
export const toSliderPosition = (size: Size, zoom: number) => Math.log(zoom) / Math.log(maxZoom(size));
export const fromSliderPosition = (size: Size, position: number) => maxZoom(size) ** position;
