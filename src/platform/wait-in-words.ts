const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Returns a wait as messages take it, rounded up to a unit that people think in. */
export function waitInWords(seconds: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  if (seconds <= 2 * MINUTE) return { unit: 'seconds', count: seconds };
  if (seconds <= 2 * HOUR) return { unit: 'minutes', count: Math.ceil(seconds / MINUTE) };
  return { unit: 'hours', count: Math.ceil(seconds / HOUR) };
}
