import { DESIGN_RANGES } from '../../design.ts';

/** Rounds a number and clamps it to the range of a design field. Other values give `undefined`. */
export function clampToRange(name: keyof typeof DESIGN_RANGES, value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const [min, max] = DESIGN_RANGES[name];
  return Math.min(max, Math.max(min, Math.round(value * 100) / 100));
}
