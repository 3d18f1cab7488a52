import type { Design } from '../model/design.ts';
import { countPages, type Sheet } from './set-cv.ts';

export type Fit = Pick<Design, 'size' | 'lineHeight' | 'density' | 'marginX' | 'marginY'>;

/** Bounds of the search: from comfortable to the smallest that still reads well. Nothing smaller is offered. */
const LOOSEST: Fit = { size: 11, lineHeight: 1.5, density: 'airy', marginX: 20, marginY: 18 };
const TIGHTEST: Fit = { size: 8.5, lineHeight: 1.2, density: 'compact', marginX: 14, marginY: 12 };
/** Number of steps between the two; each is a twentieth of a point in font size. */
const STEPS = 50;

/**
 * Finds the largest font size, line height and spacing with which a CV takes at most `pages` pages. If even the
 * tightest design takes more, `fits` is false and `pages` is the number that it takes.
 */
export async function fitDesign(sheet: Sheet, pages: number): Promise<{ fits: boolean; pages: number; design: Fit }> {
  const count = (fit: Fit) =>
    countPages({ ...sheet, content: { ...sheet.content, design: { ...sheet.content.design, ...fit } } });
  const least = await count(TIGHTEST);
  if (least > pages) return { fits: false, pages: least, design: TIGHTEST };
  let [fitting, tooLoose] = [0, STEPS + 1];
  while (tooLoose - fitting > 1) {
    const middle = Math.floor((fitting + tooLoose) / 2);
    if ((await count(between(middle))) <= pages) fitting = middle;
    else tooLoose = middle;
  }
  const design = between(fitting);
  return { fits: true, pages: await count(design), design };
}

/** Returns the design of a step; 0 is the tightest. */
function between(step: number): Fit {
  const share = step / STEPS;
  const at = (name: Exclude<keyof Fit, 'density'>, digits: number) =>
    Number((TIGHTEST[name] + (LOOSEST[name] - TIGHTEST[name]) * share).toFixed(digits));
  return {
    size: at('size', 2),
    lineHeight: at('lineHeight', 3),
    density: share < 1 / 3 ? 'compact' : share < 2 / 3 ? 'normal' : 'airy',
    marginX: at('marginX', 1),
    marginY: at('marginY', 1),
  };
}
