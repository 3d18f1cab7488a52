import type { Draft, Target } from '../import/draft.ts';
import { type Given, makeGiven } from '../import/given.ts';
import { type Period, readDate, readPeriod } from '../import/period.ts';
import { isObject } from '../json-resume/json.ts';

/** Reads a period. An ambiguous text stays as written. */
export function fillPeriod(draft: Draft, target: Target<Period>, given: Given, key: string) {
  const raw = given.take(key);
  const spot = { from: `${given.from}.${key}`, at: target.at, field: 'start' };
  const text = draft.reader.line(raw, spot).trim();
  const dates = takeDates(given);
  const period = dates?.period ?? readPeriod(dates?.raw ?? text);
  if (period) Object.assign(target.value, period);
  else target.value.start = draft.reader.date(dates?.raw ?? text, spot);
  const said = readPeriod(text);
  const isSaid = text === target.value.start || (said && samePeriod(said, target.value));
  if (!isSaid || typeof raw !== 'string') given.giveBack(key, raw);
}

const samePeriod = (one: Period, other: Period) =>
  one.start === other.start && one.end === other.end && one.ongoing === other.ongoing;

/** Reads a date. In version 6, an end may be given as well; it becomes the expiry date. */
export function fillDate(draft: Draft, target: Target<{ date: string }>, given: Given, key: string) {
  const raw = given.take(key);
  const spot = { from: `${given.from}.${key}`, at: target.at, field: 'date' };
  const text = draft.reader.line(raw, spot).trim();
  const dates = takeDates(given);
  const { start, end } = dates?.period ?? { start: '', end: '' };
  target.value.date = start || readDate(text) || draft.reader.date(dates?.raw ?? text, spot);
  if (end !== '' && 'expires' in target.value) Object.assign(target.value, { expires: end });
  else if (end !== '') given.giveBack('dates', { end });
  if (text !== target.value.date && readDate(text) !== target.value.date) given.giveBack(key, raw);
}

/** Takes the `dates` object of version 6. */
function takeDates(given: Given): { period?: Period; raw?: string } | undefined {
  const value = given.take('dates');
  if (!isObject(value)) {
    given.giveBack('dates', value);
    return undefined;
  }
  const dates = makeGiven(value, 'dates');
  const [start, end, present, raw] = ['start', 'end', 'present', 'raw'].map(dates.take);
  const read = [start, end].map((date) => (date === null || date === undefined ? '' : readDate(String(date))));
  const [first, last] = read;
  given.giveBack('dates', dates.left());
  if (first === undefined || last === undefined) given.giveBack('dates', value);
  else if (first !== '' || last !== '') return { period: { start: first, end: last, ongoing: present === true } };
  return typeof raw === 'string' && raw !== '' ? { raw } : {};
}
