import { isObject } from '../../../../platform/pure/json.ts';
import type { CvBuilder, ImportTarget } from '../reading/cv-builder.ts';
import { type DatePeriod, parseDate, parsePeriod } from '../reading/period.ts';
import { makeSourceObject, type SourceObject } from '../reading/source-object.ts';

/** Reads a period. An ambiguous text stays as written. */
export function fillPeriod(builder: CvBuilder, target: ImportTarget<DatePeriod>, source: SourceObject, key: string) {
  const raw = source.take(key);
  const origin = { from: `${source.from}.${key}`, at: target.at, field: 'start' };
  const text = builder.reader.line(raw, origin).trim();
  const dates = takeDates(source);
  const period = dates?.period ?? parsePeriod(dates?.raw ?? text);
  if (period) Object.assign(target.value, period);
  else target.value.start = builder.reader.date(dates?.raw ?? text, origin);
  const parsed = parsePeriod(text);
  const isRepresented = text === target.value.start || (parsed && isSamePeriod(parsed, target.value));
  if (!isRepresented || typeof raw !== 'string') source.putBack(key, raw);
}

const isSamePeriod = (one: DatePeriod, other: DatePeriod) =>
  one.start === other.start && one.end === other.end && one.ongoing === other.ongoing;

/** Reads a date. In version 6, an end may be given as well; it becomes the expiry date. */
export function fillDate(
  builder: CvBuilder,
  target: ImportTarget<{ date: string }>,
  source: SourceObject,
  key: string,
) {
  const raw = source.take(key);
  const origin = { from: `${source.from}.${key}`, at: target.at, field: 'date' };
  const text = builder.reader.line(raw, origin).trim();
  const dates = takeDates(source);
  const { start, end } = dates?.period ?? { start: '', end: '' };
  target.value.date = start || parseDate(text) || builder.reader.date(dates?.raw ?? text, origin);
  if (end !== '' && 'expires' in target.value) Object.assign(target.value, { expires: end });
  else if (end !== '') source.putBack('dates', { end });
  if (text !== target.value.date && parseDate(text) !== target.value.date) source.putBack(key, raw);
}

/** Takes the `dates` object of version 6. */
function takeDates(source: SourceObject): { period?: DatePeriod; raw?: string } | undefined {
  const value = source.take('dates');
  if (!isObject(value)) {
    source.putBack('dates', value);
    return undefined;
  }
  const dates = makeSourceObject(value, 'dates');
  const [start, end, present, raw] = ['start', 'end', 'present', 'raw'].map(dates.take);
  const read = [start, end].map((date) => (date === null || date === undefined ? '' : parseDate(String(date))));
  const [first, last] = read;
  source.putBack('dates', dates.remaining());
  if (first === undefined || last === undefined) source.putBack('dates', value);
  else if (first !== '' || last !== '') return { period: { start: first, end: last, ongoing: present === true } };
  return typeof raw === 'string' && raw !== '' ? { raw } : {};
}
