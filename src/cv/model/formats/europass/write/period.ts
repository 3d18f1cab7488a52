import { isPartialDate } from '#platform/pure/field-rules.ts';
import type { Markup } from '#platform/pure/markup.ts';
import { element } from './element.ts';

type Period = { start: string; end: string; ongoing: boolean };

/** Writes a date, as words if it is none that programs understand. */
const dateElement = (name: string, date: string, prefix = '') =>
  element(`${prefix}${name}`, [element(isPartialDate(date.trim()) ? 'hr:FormattedDateTime' : 'hr:DateText', date)]);

/** Writes the period of a position. */
export const employmentPeriod = ({ start, end, ongoing }: Period): Markup =>
  element('eures:EmploymentPeriod', [
    dateElement('StartDate', start, 'eures:'),
    dateElement('EndDate', ongoing ? '' : end, 'eures:'),
    element('hr:CurrentIndicator', start === '' && end === '' && !ongoing ? '' : String(ongoing)),
  ]);

/** Writes the period of any other entry in an element of a name. */
export const periodElement = (name: string, { start, end, ongoing }: Period): Markup =>
  element(name, [
    dateElement('StartDate', start),
    dateElement('EndDate', ongoing ? '' : end),
    element('Ongoing', start === '' && end === '' && !ongoing ? '' : String(ongoing)),
  ]);

/** Writes the date of an entry, and the date until which it holds. */
export const datesElement = (date: string, expires = ''): Markup =>
  element('Date', [dateElement('StartDate', date), dateElement('EndDate', expires)]);
