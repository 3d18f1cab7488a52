export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value of an own property. Inherited properties are never returned, for any key. */
export const ownProperty = (object: JsonObject, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** Deeper nesting than in any CV. Values nested further count as different. */
const MAX_DEPTH = 500;

/** Whether two JSON values are equal, including keys like `__proto__`. */
export function isEqualJson(one: unknown, other: unknown, depth = 0): boolean {
  if (Object.is(one, other)) return true;
  if (depth > MAX_DEPTH) return false;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isEqualJson(item, other[at], depth + 1));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqualJson(one[key], other[key], depth + 1))
  );
}
