/** What no database keeps as text: a NUL, and half a pair of surrogates. */
export const NO_TEXT = /[\0\p{Cs}]/gu;

/** Whether the database can keep a JSON value. */
export function isKeepable(value: unknown): boolean {
  if (typeof value === 'string') return value.search(NO_TEXT) === -1;
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isKeepable(key) && isKeepable(inner));
}
