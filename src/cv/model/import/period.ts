import { isBefore, isPartialDate } from '#platform/field-rules.ts';
import { CV_LIMITS } from '../content.ts';
import { fold } from '../fold.ts';
import { monthNamed } from './month-names.ts';

export type Period = { start: string; end: string; ongoing: boolean };

const folded = (words: string) => new Set(words.split(', ').map(fold));

const PRESENT = folded(
  'present, the present, now, current, currently, today, ongoing, till date, heute, jetzt, aktuell, gegenwärtig, laufend, ' +
    'actualidad, la actualidad, presente, el presente, actual, actualmente, hoy, ' +
    "présent, à présent, aujourd'hui, actuel, actuellement, ce jour, maintenant, " +
    'günümüz, halen, hâlen, bugün, şimdi, şu an, devam ediyor, devam, الآن, حتى الآن, الحاضر, الوقت الحاضر, اليوم, حاليا, مستمر',
);
const SINCE = folded('since, seit, ab, desde, depuis, منذ');
/** Words before a start date that is followed by an end date. */
const FROM = folded('from, von, vom, de, desde, du, depuis, من, between');
const BETWEEN = folded('to, until, till, through, bis, bis zum, a, al, hasta, hasta la, à, au, إلى, حتى, and');

const DASH = /[-‐‑‒–—−~→]/;

/** Parses a period as people write it. Returns `undefined` if it is ambiguous or not a period. */
export function readPeriod(written: string): Period | undefined {
  if (written.length > CV_LIMITS.date) return undefined;
  const text = plainDigits(written.trim());
  const single = readDate(text);
  if (single) return { start: single, end: '', ongoing: false };
  const [first = '', ...rest] = text.split(' ');
  const since = SINCE.has(fold(first)) ? readDate(rest.join(' ')) : undefined;
  if (since) return { start: since, end: '', ongoing: true };
  const found = splits(text).flatMap(([left, right]) => readBoth(left, right) ?? []);
  return found.length === 1 ? found[0] : undefined;
}

/** Returns all ways to split a text at a dash, or at a word that means "to". */
function splits(text: string): [left: string, right: string][] {
  const result: [string, string][] = [];
  for (let at = 1; at < text.length - 1; at += 1) {
    if (DASH.test(text[at] ?? '')) result.push([text.slice(0, at), text.slice(at + 1)]);
  }
  const words = text.split(/\s+/);
  for (let at = 1; at < words.length; at += 1) {
    for (const width of [1, 2]) {
      if (!BETWEEN.has(fold(words.slice(at, at + width).join(' ')))) continue;
      result.push([words.slice(0, at).join(' '), words.slice(at + width).join(' ')]);
    }
  }
  return result;
}

function readBoth(left: string, right: string): Period | undefined {
  const start = readDate(withoutFrom(left.trim()));
  const isPresent = PRESENT.has(fold(right.trim().replace(/\.$/, '')));
  const end = isPresent ? '' : readDate(right.trim());
  if (!start || end === undefined || (end !== '' && isBefore(end, start))) return undefined;
  return { start, end, ongoing: isPresent };
}

function withoutFrom(text: string) {
  const [first = '', ...rest] = text.split(' ');
  return FROM.has(fold(first)) ? rest.join(' ') : text;
}

/** Parses a date as people write it. Returns `1843`, `1843-07`, `1843-07-10` or `undefined`. */
export function readDate(written: string): string | undefined {
  if (written.length > CV_LIMITS.date) return undefined;
  const text = plainDigits(written.trim());
  if (isPartialDate(text)) return text;
  return valid(inNumbers(text) ?? inWords(text));
}

const valid = (date: string | undefined) => (date !== undefined && isPartialDate(date) ? date : undefined);
const two = (number: string | number) => String(number).padStart(2, '0');

/** Parses `07/1843`, `1843/07` and `10.07.1843`. Returns `undefined` if day and month can't be told apart. */
function inNumbers(text: string) {
  const [, year, month] = /^(\d{4})[/.](\d{1,2})$/.exec(text) ?? [];
  if (year && month) return `${year}-${two(month)}`;
  const [, soleMonth, itsYear] = /^(\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (soleMonth && itsYear) return `${itsYear}-${two(soleMonth)}`;
  const [, first, sign, second, last] = /^(\d{1,2})([/.-])(\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (!first || !second) return undefined;
  if (sign === '.' || Number(first) > 12) return `${last}-${two(second)}-${two(first)}`;
  return Number(second) > 12 || first === second ? `${last}-${two(first)}-${two(second)}` : undefined;
}

/** Parses `July 1843`, `10. Juli 1843`, `July 10, 1843` and `10 de julio de 1843`. */
function inWords(text: string) {
  const words = text
    .split(/[\s,]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '' && !/^(?:de|del)$/i.test(word));
  const year = words.pop();
  if (year === undefined || !/^\d{4}$/.test(year)) return undefined;
  const day = words.find((word) => /^\d{1,2}(?:st|nd|rd|th|er)?$/.test(word));
  const month = monthNamed(words.filter((word) => word !== day).join(' '));
  if (month === undefined) return undefined;
  return day === undefined ? `${year}-${two(month)}` : `${year}-${two(month)}-${two(Number.parseInt(day, 10))}`;
}

/** Replaces Arabic and Persian digits with ASCII digits, and each run of whitespace with one space. */
const plainDigits = (text: string) =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replace(/[\s\u200e\u200f]+/g, ' ')
    .trim();
