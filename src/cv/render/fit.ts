import type { Design } from '../model/design.ts';
import { countPages, type Sheet } from './set-cv.ts';

export type Fit = Pick<Design, 'size' | 'lineHeight' | 'density' | 'marginX' | 'marginY'>;

/** From what is comfortable to what is still good to read; nothing smaller is ever offered. */
const LOOSEST: Fit = { size: 11, lineHeight: 1.5, density: 'airy', marginX: 20, marginY: 18 };
const TIGHTEST: Fit = { size: 8.5, lineHeight: 1.2, density: 'compact', marginX: 14, marginY: 12 };
/** So fine are the steps between the two: a twentieth of a point of size. */
const STEPS = 50;

/**
 * Looks for the largest size, leading and spacing with which a CV takes no more than so many pages. Where even the tightest
 * takes more, it says how many.
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

/** The design of a step: 0 is the tightest. */
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
