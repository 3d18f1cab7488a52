import type { Place } from '../tree.ts';

/** What a field says, without the space around it. */
export function said({ value }: Pick<Place, 'value'>, field: string): string {
  const text = value[field];
  return typeof text === 'string' ? text.trim() : '';
}
