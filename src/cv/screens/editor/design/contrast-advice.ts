import { contrast, ensureContrast } from '../../../model/colours.ts';
import type { Design } from '../../../model/design.ts';

/** Minimum contrast ratios of WCAG 2.2: 1.4.3 for text, 1.4.11 for non-text elements. */
const MIN_TEXT_CONTRAST = 4.5;
const MIN_GRAPHICS_CONTRAST = 3;

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
export function contrastAdviceOn(field: 'text' | 'accent', design: Pick<Design, 'text' | 'accent' | 'background'>) {
  const { [field]: color, background } = design;
  const ratio = contrast(color, background);
  if (ratio >= MIN_TEXT_CONTRAST) return undefined;
  return {
    trouble: field === 'text' ? 'text' : ratio < MIN_GRAPHICS_CONTRAST ? 'accentFaint' : 'accentSoft',
    // Rounded down, so that a ratio that is too low never displays as sufficient.
    ratio: Math.floor(ratio * 10) / 10,
    least: MIN_TEXT_CONTRAST,
    nearest: nearestReadable(color, background),
  } satisfies ContrastAdvice;
}

/** Returns the nearest readable colour. One always exists: black or white is readable on any background. */
function nearestReadable(color: string, background: string): string {
  const [first = color, ...others] = ['#000000', '#ffffff']
    .map((towards) => ensureContrast(color, background, towards, MIN_TEXT_CONTRAST))
    .filter((candidate) => contrast(candidate, background) >= MIN_TEXT_CONTRAST);
  return others.reduce(
    (nearest, other) => (distance(other, color) < distance(nearest, color) ? other : nearest),
    first,
  );
}

const distance = (one: string, other: string) =>
  [1, 3, 5].reduce((sum, at) => sum + (channelOf(one, at) - channelOf(other, at)) ** 2, 0);
const channelOf = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
