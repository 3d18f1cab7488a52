import sharp, { type OverlayOptions } from 'sharp';
import type { PageImages } from '../pdf/open-pdf.ts';
import type { RawPixels } from '../photo-image.ts';
import type { GrayPicture } from './recognizer.ts';

const POINTS_PER_INCH = 72;
/** The resolution that letters are recognized best at. */
const DPI = 300;
/** About an A4 page at that resolution. */
const MAX_PIXELS = 9_000_000;
/** The longest side of pictures in the format that pages are shown in. */
const MAX_SIDE = 16_383;
const WHITE = '#ffffff';

/** The picture of a page in the review: legible, and small enough for a response of several pages. */
const SHOWN_WIDTH = 1100;
const SHOWN_QUALITY = 55;

/** Draws the images of a page in the resolution for text recognition. Returns undefined for a page without images. */
export async function drawPage({ width, height, images, pixelsOf }: PageImages): Promise<RawPixels | undefined> {
  const scale = Math.min(
    DPI / POINTS_PER_INCH,
    Math.sqrt(MAX_PIXELS / (width * height)),
    MAX_SIDE / Math.max(width, height),
  );
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const parts: OverlayOptions[] = [];
  for (const { name, box, turn } of images) {
    const pixels = await pixelsOf(name);
    if (!pixels) continue;
    const place = {
      left: Math.round(box.left * scale),
      top: Math.round(box.top * scale),
      ...sizeFor(pixels, { turn, width: Math.round(box.width * scale), height: Math.round(box.height * scale) }),
    };
    const visible = clip(place, size);
    if (!visible) continue;
    // An image that can't be drawn, such as one that is far larger than the page, is left out like a damaged one.
    const part = await drawPart(pixels, turn, { place, visible }).catch(() => undefined);
    if (part) parts.push(part);
  }
  if (parts.length === 0) return undefined;
  const data = await sharp({ create: { ...size, channels: 3, background: WHITE } })
    .composite(parts)
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, ...size, channels: 3 };
}

/** Draws the part of an image that is on the page. */
async function drawPart(
  pixels: RawPixels,
  turn: number,
  { place, visible }: { place: Area; visible: Area },
): Promise<OverlayOptions> {
  const { data, info } = await sharp(pixels.data, { raw: pixels })
    .rotate(turn)
    .flatten({ background: WHITE })
    .resize({ width: place.width, height: place.height, fit: 'fill' })
    .extract({ ...visible, left: visible.left - place.left, top: visible.top - place.top })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels }, left: visible.left, top: visible.top };
}

/** Sizes that differ less are the same. A picture that is resized by a pixel would be blurred. */
const SAME_SIZE = 0.005;

/** Returns the size of an image on the page: its own, if that is nearly the same. */
function sizeFor({ width, height }: RawPixels, place: { turn: number; width: number; height: number }) {
  const own = place.turn % 180 === 0 ? { width, height } : { width: height, height: width };
  const isSame =
    Math.abs(own.width - place.width) <= SAME_SIZE * own.width &&
    Math.abs(own.height - place.height) <= SAME_SIZE * own.height;
  return isSame ? own : { width: Math.max(1, place.width), height: Math.max(1, place.height) };
}

type Area = { left: number; top: number; width: number; height: number };

/** Returns the part of an area that is on the page. */
function clip({ left, top, width, height }: Area, page: { width: number; height: number }): Area | undefined {
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  const [right, bottom] = [Math.min(page.width, left + width), Math.min(page.height, top + height)];
  return right > x && bottom > y ? { left: x, top: y, width: right - x, height: bottom - y } : undefined;
}

/** Turns a page by some degrees clockwise around its middle. */
export async function turnPage(page: RawPixels, degrees: number): Promise<RawPixels> {
  const { data, info } = await sharp(page.data, { raw: page })
    .rotate(degrees, { background: WHITE })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((info.width - page.width) / 2);
  const top = Math.floor((info.height - page.height) / 2);
  const { width, height, channels } = page;
  const turned = await sharp(data, { raw: { width: info.width, height: info.height, channels } })
    .extract({ left, top, width, height })
    .raw()
    .toBuffer();
  return { data: turned, width, height, channels };
}

/** Returns a page in shades of gray, in which the paper is white. */
export async function grayOf(page: RawPixels): Promise<GrayPicture> {
  const data = await sharp(page.data, { raw: page }).greyscale().normalise().toColorspace('b-w').raw().toBuffer();
  return { data, width: page.width, height: page.height };
}

/** Returns a page as a data address, to show it in the review. */
export async function addressOf(page: RawPixels): Promise<string> {
  const picture = await sharp(page.data, { raw: page })
    .resize({ width: SHOWN_WIDTH, withoutEnlargement: true })
    .webp({ quality: SHOWN_QUALITY })
    .toBuffer();
  return `data:image/webp;base64,${picture.toString('base64')}`;
}
