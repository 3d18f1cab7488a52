/**
 * Whether a key somewhere holds a backslash. The JSON parser of Node 24 may take one key for another after such a one:
 * `JSON.parse` of `{"\\\"":1}` and then of `{"\"\\":1}` has answered the first key twice.
 */
export const hasBackslashKey = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, inside]) => key.includes('\\') || hasBackslashKey(inside));
