import type { Crop } from '#files/contract.ts';

/** The size of a picture, as it stands upright. */
export type Size = { width: number; height: number };

/**
 * A picture looked at through a square frame. At zoom 1 the frame takes in as much as it can; `x` and `y` are the point of
 * the picture in the middle of the frame, in fractions of its width and height.
 */
export type PhotoView = { zoom: number; x: number; y: number };

/** A way or a place in the frame, in fractions of its side. */
type Step = { x: number; y: number };

/** No nearer than this many points of the picture a side: beyond, nothing more is to be seen. */
const FEWEST_POINTS = 160;
const LEAST_GREATEST_ZOOM = 2;
const GREATEST_ZOOM = 12;
/** In an upright picture of a person, the face is above the middle. */
const FACE = 0.38;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const shorterSide = ({ width, height }: Size) => Math.min(width, height);

export const greatestZoom = (size: Size) =>
  clamp(shorterSide(size) / FEWEST_POINTS, LEAST_GREATEST_ZOOM, GREATEST_ZOOM);

/** How much of the picture's width and height the frame takes in. */
function takenIn(size: Size, zoom: number) {
  const side = shorterSide(size) / zoom;
  return { width: side / size.width, height: side / size.height };
}

/** The nearest view whose frame is full of picture. */
export function inside(size: Size, view: PhotoView): PhotoView {
  const zoom = clamp(view.zoom, 1, greatestZoom(size));
  const { width, height } = takenIn(size, zoom);
  return { zoom, x: clamp(view.x, width / 2, 1 - width / 2), y: clamp(view.y, height / 2, 1 - height / 2) };
}

export const firstView = (size: Size) => inside(size, { zoom: 1, x: 0.5, y: size.height > size.width ? FACE : 0.5 });

/** The picture is moved under the frame. */
export function moved(size: Size, view: PhotoView, by: Step): PhotoView {
  const { width, height } = takenIn(size, view.zoom);
  return inside(size, { ...view, x: view.x - by.x * width, y: view.y - by.y * height });
}

/** Nearer or farther, while a place of the frame, told from its middle, keeps what it shows. */
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

/** What the frame takes in, as the server is told. */
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

/** The view that gave this crop. */
export function viewOf(size: Size, { x, y, width, height }: Crop): PhotoView {
  const side = Math.min(width * size.width, height * size.height);
  return inside(size, { zoom: shorterSide(size) / side, x: x + width / 2, y: y + height / 2 });
}

/** Zoom as a slider shows it, from 0 to 1: each step of it looks as large as the others. */
export const asPosition = (size: Size, zoom: number) => Math.log(zoom) / Math.log(greatestZoom(size));
export const fromPosition = (size: Size, position: number) => greatestZoom(size) ** position;
