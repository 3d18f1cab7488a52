/** How large pages are shown: whole, from side to side, or by a factor. */
export type Fit = 'onePage' | 'pageWidth' | number;
type Size = { width: number; height: number };

const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2];
/** What stays free around a page, on each side, in CSS pixels. */
const AIR = 16;
/** Whoever fills a very wide screen does not want to read letters as large as a hand. */
const MOST = 2;
/** Nobody sees less of a difference. */
const ALIKE = 0.01;

/** By how much paper is enlarged in a room. */
export function scaleOf(fit: Fit, room: Size, paper: Size): number {
  if (typeof fit === 'number') return fit;
  const across = (room.width - 2 * AIR) / paper.width;
  const wanted = fit === 'onePage' ? Math.min(across, (room.height - 2 * AIR) / paper.height) : across;
  return Math.max(0, Math.min(MOST, wanted));
}

export const largerThan = (scale: number) => STEPS.find((step) => step > scale + ALIKE);
export const smallerThan = (scale: number) => STEPS.findLast((step) => step < scale - ALIKE);
