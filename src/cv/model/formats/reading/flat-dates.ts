import { isPartialDate } from '#platform/pure/field-rules.ts';
import type { CvBuilder, ImportTarget } from './cv-builder.ts';
import { parseDate } from './period.ts';
import type { SourceObject } from './source-object.ts';

/** The keys of a date that consists of a year, a month and a day, below the path of the date. */
const PART_KEYS = [
  ['.Year', '.Month', '.Day'],
  ['.year.value', '.month.value', '.day.value'],
] as const;
/** The keys of a date that is one text, below the path of the date. */
const TEXT_KEYS = ['.FormattedDateTime', '.DateText', ''];

/** Takes the first date that an object has under one of the paths. Returns an empty text if there is none. */
export function takeDate(
  builder: CvBuilder,
  target: ImportTarget,
  source: SourceObject,
  field: string,
  paths: readonly string[],
): string {
  for (const path of paths) {
    const date = takeParts(source, path);
    if (date !== undefined) return date;
    for (const key of TEXT_KEYS.map((suffix) => path + suffix)) {
      if (!source.has(key)) continue;
      const raw = source.take(key);
      const origin = { from: `${source.from}.${key}`, at: target.at, field };
      const text = typeof raw === 'number' ? String(raw) : builder.reader.line(raw, origin).trim();
      const read = parseDate(withoutTime(text)) ?? builder.reader.date(text, origin);
      if (typeof raw === 'object') source.putBack(key, raw);
      return read;
    }
  }
  return '';
}

/** Removes the time from `2019-03-01T00:00:00Z`. */
const withoutTime = (text: string) => text.replace(/^(\d{4}-\d\d-\d\d)T.{0,40}$/, '$1');

function takeParts(source: SourceObject, path: string): string | undefined {
  for (const keys of PART_KEYS) {
    const names = keys.map((key) => path + key);
    const [year = '', month = '', day = ''] = names.map((name) => digitsOf(source.peek(name)));
    if (year === '') continue;
    const date = [year, ...[month, day].filter(Boolean).map((part) => part.padStart(2, '0'))].join('-');
    if (!isPartialDate(date) || (month === '' && day !== '')) continue;
    for (const name of names) source.take(name);
    return date;
  }
  return undefined;
}

/** Returns the digits of `3`, `03` or `--03`, as XML writes a month. */
const digitsOf = (raw: unknown) =>
  typeof raw === 'number' || typeof raw === 'string' ? String(raw).replace(/^-+/, '').slice(0, 4) : '';
