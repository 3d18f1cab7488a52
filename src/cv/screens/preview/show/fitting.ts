/** The scale of the pages: a whole page, the page width, or a factor. */
export type Fit = 'onePage' | 'pageWidth' | number;
type Size = { width: number; height: number };

const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2];
/** Margin on each side of a page, in CSS pixels. */
const AIR = 16;
/** Limits the scale for the page width on very wide screens, where text would become too large to read. */
const MOST = 2;
/** Scales that differ by less count as equal. */
const ALIKE = 0.01;

/** Returns the scale at which paper fits the available room. */
export function scaleOf(fit: Fit, room: Size, paper: Size): number {
  if (typeof fit === 'number') return fit;
  const across = (room.width - 2 * AIR) / paper.width;
  const wanted = fit === 'onePage' ? Math.min(across, (room.height - 2 * AIR) / paper.height) : across;
  return Math.max(0, Math.min(MOST, wanted));
}

export const largerThan = (scale: number) => STEPS.find((step) => step > scale + ALIKE);
export const smallerThan = (scale: number) => STEPS.findLast((step) => step < scale - ALIKE);
