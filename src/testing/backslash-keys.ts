/**
 * Returns whether any key contains a backslash. `JSON.parse` of Node 24 may confuse keys after one: parsing
 * `{"\\\"":1}` and then `{"\"\\":1}` returned the first key twice.
 */
export const hasBackslashKey = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, inside]) => key.includes('\\') || hasBackslashKey(inside));
