/** Returns a copy of `whole` in which the values that `own` has take precedence, at every depth. */
export function fillGaps<T>(own: unknown, whole: T): T {
  if (typeof whole !== 'object' || whole === null) return (own ?? whole) as T;
  const part = (own ?? {}) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, fillGaps(part[key], value)])) as T;
}
