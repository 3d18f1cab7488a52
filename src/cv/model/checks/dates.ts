import { isPartialDate } from '#platform/field-rules.ts';
import type { Place } from '../tree.ts';
import { said } from './said.ts';

/** Returns the date in a field, or an empty string if there is no valid one. */
export function dateIn(place: Place, field: string): string {
  const date = said(place, field);
  return isPartialDate(date) ? date : '';
}
