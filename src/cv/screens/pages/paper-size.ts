import type { Design } from '../../model/design.ts';

/** Sizes in millimetres. */
const PAPER_SIZES_MM: Record<Design['page'], readonly [width: number, height: number]> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
};
const PX_PER_MM = 96 / 25.4;

/** The size of a paper on screen: its width in CSS pixels at 100 %, and its aspect ratio. */
export type PaperSize = { width: number; ratio: string };

export function paperSizeOf(page: Design['page']): PaperSize {
  const [width, height] = PAPER_SIZES_MM[page];
  return { width: Math.round(width * PX_PER_MM), ratio: `${width} / ${height}` };
}

/** Returns the size of a paper in points, the unit of the typesetter. */
export function paperPointsOf(page: Design['page']) {
  const [width, height] = PAPER_SIZES_MM[page];
  return { width: width * PT_PER_MM, height: height * PT_PER_MM };
}
const PT_PER_MM = 72 / 25.4;
