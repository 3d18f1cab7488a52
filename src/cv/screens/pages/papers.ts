import type { Design } from '../../model/design.ts';

/** In millimetres. */
const SIZES: Record<Design['page'], readonly [width: number, height: number]> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
};
const MILLIMETRE = 96 / 25.4;

/** A sheet of paper on a screen: how wide it is at its own size, in CSS pixels, and its proportion. */
export type Paper = { width: number; ratio: string };

export function paperOf(page: Design['page']): Paper {
  const [width, height] = SIZES[page];
  return { width: Math.round(width * MILLIMETRE), ratio: `${width} / ${height}` };
}

/** The same in points, as the typesetter counts. */
export function pointsOf(page: Design['page']) {
  const [width, height] = SIZES[page];
  return { width: width * POINT, height: height * POINT };
}
const POINT = 72 / 25.4;
