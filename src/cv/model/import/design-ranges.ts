import { DESIGN_RANGES } from '../design.ts';

/** Rounds a number and clamps it to the range of a design field. Other values give `undefined`. */
export function inRange(name: keyof typeof DESIGN_RANGES, value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const [least, most] = DESIGN_RANGES[name];
  return Math.min(most, Math.max(least, Math.round(value * 100) / 100));
}
