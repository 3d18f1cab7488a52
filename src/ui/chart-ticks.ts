const STEPS = [1, 2, 5, 10];

/**
 * Round numbers for an axis from 0 (or below, if values are) up to the greatest value or just over it.
 * Whole values never get fractions between them.
 */
export function chartTicks(values: readonly number[], wanted = 4): number[] {
  const finite = values.filter(Number.isFinite);
  const high = Math.max(0, ...finite);
  const low = Math.min(0, ...finite);
  if (high === low) return [0, 1];
  const rough = (high - low) / wanted;
  const scale = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((each) => each * scale >= rough * 0.999) ?? 10) * scale;
  const whole = finite.every(Number.isInteger) ? Math.max(1, step) : step;
  const first = Math.floor(low / whole + 1e-9);
  const last = Math.ceil(high / whole - 1e-9);
  // Multiplied, not summed up: 0.1 and 0.2 would make 0.30000000000000004.
  const digits = Math.max(0, -Math.floor(Math.log10(whole)));
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * whole).toFixed(digits)));
}

/** Which of the labels have room: every one, every second, third and so on, the last always among them. */
export function labelsThatFit(count: number, width: number, each: number): number[] {
  const every = Math.max(1, Math.ceil((count * each) / Math.max(width, 1)));
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % every === 0);
}
