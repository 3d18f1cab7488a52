import type { GrayPicture, PixelBox } from './recognizer.ts';

const WHITE = 255;
/** In pixels. */
const ABOVE_LETTERS = 2;

/**
 * Returns a measure of the width of letters’ strokes in a part of a picture, in pixels: how much ink there is, divided by
 * how much that changes from pixel to pixel. It is the same for sharp and for blurred strokes of each direction. The
 * ink of light letters on a dark ground is light.
 */
export function strokeWidthIn({ data, width, height }: GrayPicture, { x0, y0, x1, y1 }: PixelBox): number {
  const [left, right] = [Math.max(1, x0), Math.min(width, x1)];
  const [top, bottom] = [Math.max(1, y0), Math.min(height, y1)];
  const shadeAt = (at: number) => data[at] ?? WHITE;
  let ground = 0;
  const above = Math.max(0, top - ABOVE_LETTERS) * width;
  for (let x = left; x < right; x += 1) ground += shadeAt(above + x);
  const isDarkGround = ground < (WHITE / 2) * (right - left);
  let [ink, change] = [0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * width + left, end = y * width + right; at < end; at += 1) {
      const shade = shadeAt(at);
      ink += isDarkGround ? shade : WHITE - shade;
      change += Math.abs(shade - shadeAt(at - 1)) + Math.abs(shade - shadeAt(at - width));
    }
  }
  return change === 0 ? 0 : (2 * ink) / change;
}
