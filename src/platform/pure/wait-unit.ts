const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Converts a wait to a unit and a count for messages, rounded up to a readable unit. */
export function toWaitUnit(seconds: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  if (seconds <= 2 * MINUTE) return { unit: 'seconds', count: seconds };
  if (seconds <= 2 * HOUR) return { unit: 'minutes', count: Math.ceil(seconds / MINUTE) };
  return { unit: 'hours', count: Math.ceil(seconds / HOUR) };
}
