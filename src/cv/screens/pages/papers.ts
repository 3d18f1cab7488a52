import type { Design } from '../../model/design.ts';

/** Sizes in millimetres. */
const SIZES: Record<Design['page'], readonly [width: number, height: number]> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
};
const MILLIMETRE = 96 / 25.4;

/** The size of a paper on screen: its width in CSS pixels at 100 %, and its aspect ratio. */
export type Paper = { width: number; ratio: string };

export function paperOf(page: Design['page']): Paper {
  const [width, height] = SIZES[page];
  return { width: Math.round(width * MILLIMETRE), ratio: `${width} / ${height}` };
}

/** Returns the size of a paper in points, the unit of the typesetter. */
export function pointsOf(page: Design['page']) {
  const [width, height] = SIZES[page];
  return { width: width * POINT, height: height * POINT };
}
const POINT = 72 / 25.4;
