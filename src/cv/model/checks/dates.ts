import { isPartialDate } from '#platform/field-rules.ts';
import type { Place } from '../tree.ts';
import { said } from './said.ts';

/** A date that can be read, or none. */
export function dateIn(place: Place, field: string): string {
  const date = said(place, field);
  return isPartialDate(date) ? date : '';
}
