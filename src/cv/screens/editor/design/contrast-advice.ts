import { contrast, readable } from '../../../model/colours.ts';
import type { Design } from '../../../model/design.ts';

/** Minimum contrast ratios of WCAG 2.2: 1.4.3 for text, 1.4.11 for non-text elements. */
const LEAST_TO_READ = 4.5;
const LEAST_TO_SEE = 3;

export type ContrastAdvice = {
  /**
   * `text`: hard to read. `accentFaint`: even lines are too faint. `accentSoft`: only text in it would be too faint.
   */
  trouble: 'text' | 'accentFaint' | 'accentSoft';
  ratio: number;
  least: number;
  /** The nearest colour with sufficient contrast. */
  nearest: string;
};

/**
 * Returns advice on a colour whose contrast with the background is below 4.5, or undefined if the contrast suffices.
 */
export function adviseOn(field: 'text' | 'accent', design: Pick<Design, 'text' | 'accent' | 'background'>) {
  const { [field]: color, background } = design;
  const ratio = contrast(color, background);
  if (ratio >= LEAST_TO_READ) return undefined;
  return {
    trouble: field === 'text' ? 'text' : ratio < LEAST_TO_SEE ? 'accentFaint' : 'accentSoft',
    // Rounded down, so that a ratio that is too low never displays as sufficient.
    ratio: Math.floor(ratio * 10) / 10,
    least: LEAST_TO_READ,
    nearest: nearestReadable(color, background),
  } satisfies ContrastAdvice;
}

/** Returns the nearest readable colour. One always exists: black or white is readable on any background. */
function nearestReadable(color: string, ground: string): string {
  const [first = color, ...others] = ['#000000', '#ffffff']
    .map((towards) => readable(color, ground, towards, LEAST_TO_READ))
    .filter((found) => contrast(found, ground) >= LEAST_TO_READ);
  return others.reduce((near, other) => (distance(other, color) < distance(near, color) ? other : near), first);
}

const distance = (one: string, other: string) =>
  [1, 3, 5].reduce((sum, at) => sum + (partOf(one, at) - partOf(other, at)) ** 2, 0);
const partOf = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
