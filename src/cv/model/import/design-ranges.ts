import { DESIGN_RANGES } from '../design.ts';

/** A measure of someone else's, as far as ours go. */
export function inRange(name: keyof typeof DESIGN_RANGES, value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const [least, most] = DESIGN_RANGES[name];
  return Math.min(most, Math.max(least, Math.round(value * 100) / 100));
}
