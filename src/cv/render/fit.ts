import type { Design } from '../model/design.ts';
import { countPages, type RenderInput } from './render-cv.ts';

export type FitDesign = Pick<Design, 'size' | 'lineHeight' | 'density' | 'spacing' | 'marginX' | 'marginY'>;

/** Bounds of the search: from comfortable to the smallest that still reads well. Nothing smaller is offered. */
const LOOSEST: FitDesign = { size: 11, lineHeight: 1.5, density: 'airy', spacing: 1, marginX: 20, marginY: 18 };
const TIGHTEST: FitDesign = { size: 9, lineHeight: 1.2, density: 'compact', spacing: 1, marginX: 14, marginY: 12 };
/** Number of steps between the two; each is a twenty-fifth of a point in font size. */
const STEPS = 50;

/**
 * Finds the largest font size, line height and spacing with which a CV takes at most `pages` pages. If even the
 * tightest design takes more, `fits` is false and `pages` is the number that it takes.
 */
export async function fitDesign(
  input: RenderInput,
  pages: number,
): Promise<{ fits: boolean; pages: number; design: FitDesign }> {
  const count = (fit: FitDesign) =>
    countPages({ ...input, content: { ...input.content, design: { ...input.content.design, ...fit } } });
  const minPages = await count(TIGHTEST);
  if (minPages > pages) {
    // Members may have chosen a tighter design themselves, which is left as it is.
    const { design } = input.content;
    const current = await countPages(input);
    return current <= pages
      ? { fits: true, pages: current, design }
      : { fits: false, pages: minPages, design: TIGHTEST };
  }
  let [fittingStep, overflowStep] = [0, STEPS + 1];
  while (overflowStep - fittingStep > 1) {
    const middle = Math.floor((fittingStep + overflowStep) / 2);
    if ((await count(designAtStep(middle))) <= pages) fittingStep = middle;
    else overflowStep = middle;
  }
  const design = designAtStep(fittingStep);
  return { fits: true, pages: await count(design), design };
}

/** Returns the design of a step; 0 is the tightest. */
function designAtStep(step: number): FitDesign {
  const ratio = step / STEPS;
  const at = (name: Exclude<keyof FitDesign, 'density' | 'spacing'>, digits: number) =>
    Number((TIGHTEST[name] + (LOOSEST[name] - TIGHTEST[name]) * ratio).toFixed(digits));
  return {
    size: at('size', 2),
    lineHeight: at('lineHeight', 3),
    density: ratio < 1 / 3 ? 'compact' : ratio < 2 / 3 ? 'normal' : 'airy',
    spacing: 1,
    marginX: at('marginX', 1),
    marginY: at('marginY', 1),
  };
}
