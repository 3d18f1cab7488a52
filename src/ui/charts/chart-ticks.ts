const STEPS = [1, 2, 5, 10];

/**
 * Returns round tick values for an axis from 0 (or the lowest negative value) to at least the highest value.
 * Whole numbers never get fractional ticks.
 */
export function chartTicks(values: readonly number[], targetCount = 4): number[] {
  const finite = values.filter(Number.isFinite);
  const high = Math.max(0, ...finite);
  const low = Math.min(0, ...finite);
  if (high === low) return [0, 1];
  const rough = (high - low) / targetCount;
  const scale = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((each) => each * scale >= rough * 0.999) ?? 10) * scale;
  const whole = finite.every(Number.isInteger) ? Math.max(1, step) : step;
  const first = Math.floor(low / whole + 1e-9);
  const last = Math.ceil(high / whole - 1e-9);
  // Multiplies instead of adding repeatedly, because 0.1 + 0.2 is 0.30000000000000004.
  const digits = Math.max(0, -Math.floor(Math.log10(whole)));
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * whole).toFixed(digits)));
}

/** Returns the indexes of the labels that fit: every nth one, always including the last. */
export function labelsThatFit(count: number, width: number, each: number): number[] {
  const every = Math.max(1, Math.ceil((count * each) / Math.max(width, 1)));
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % every === 0);
}
