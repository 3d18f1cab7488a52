import type { Place } from '../tree.ts';

/** Returns the trimmed text of a field, or an empty string if it holds no text. */
export function said({ value }: Pick<Place, 'value'>, field: string): string {
  const text = value[field];
  return typeof text === 'string' ? text.trim() : '';
}
