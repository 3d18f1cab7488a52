import { contrast, readable } from '../../../model/colours.ts';
import type { Design } from '../../../model/design.ts';

/** The bounds of WCAG 2.2: 1.4.3 for what is read, 1.4.11 for what is only seen. */
const LEAST_TO_READ = 4.5;
const LEAST_TO_SEE = 3;

export type ContrastAdvice = {
  /** Text that is hard to read; an accent whose lines hardly show, or one in which only words have to be set otherwise. */
  trouble: 'text' | 'accentFaint' | 'accentSoft';
  ratio: number;
  least: number;
  /** The nearest colour with which all is well. */
  nearest: string;
};

/** What there is to say about a colour on its background, where it is not strong enough. */
export function adviseOn(field: 'text' | 'accent', design: Pick<Design, 'text' | 'accent' | 'background'>) {
  const { [field]: color, background } = design;
  const ratio = contrast(color, background);
  if (ratio >= LEAST_TO_READ) return undefined;
  return {
    trouble: field === 'text' ? 'text' : ratio < LEAST_TO_SEE ? 'accentFaint' : 'accentSoft',
    // Rounded down, so that no ratio that is too low is called enough.
    ratio: Math.floor(ratio * 10) / 10,
    least: LEAST_TO_READ,
    nearest: nearestReadable(color, background),
  } satisfies ContrastAdvice;
}

/** Darker or lighter, whichever is the smaller change. Black or white can be read on any ground. */
function nearestReadable(color: string, ground: string): string {
  const [first = color, ...others] = ['#000000', '#ffffff']
    .map((towards) => readable(color, ground, towards, LEAST_TO_READ))
    .filter((found) => contrast(found, ground) >= LEAST_TO_READ);
  return others.reduce((near, other) => (distance(other, color) < distance(near, color) ? other : near), first);
}

const distance = (one: string, other: string) =>
  [1, 3, 5].reduce((sum, at) => sum + (partOf(one, at) - partOf(other, at)) ** 2, 0);
const partOf = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
