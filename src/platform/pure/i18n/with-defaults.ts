/**
 * Returns a copy of `defaults` in which the values that `overrides` has take precedence, at every depth. A list is one
 * value: compiled messages are lists.
 */
export function withDefaults<T>(overrides: unknown, defaults: T): T {
  if (typeof defaults !== 'object' || defaults === null || Array.isArray(defaults)) return (overrides ?? defaults) as T;
  const override = (overrides ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(defaults).map(([key, value]) => [key, withDefaults(override[key], value)]),
  ) as T;
}
