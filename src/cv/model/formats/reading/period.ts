import { isBefore, isPartialDate } from '#platform/pure/field-rules.ts';
import { CV_LIMITS } from '../../content.ts';
import { fold } from '../../fold.ts';

/** Month names in the six languages, full and short; in Arabic as used in Egypt, the Levant and the Maghreb. */
const MONTHS = [
  'january, jan, januar, jänner, jän, enero, ene, janvier, janv, ocak, oca, يناير, كانون الثاني, جانفي',
  'february, feb, februar, febrero, février, févr, fév, şubat, şub, فبراير, شباط, فيفري',
  'march, mar, märz, mär, mrz, marzo, mars, mart, مارس, آذار',
  'april, apr, abril, abr, avril, avr, nisan, nis, أبريل, نيسان, أفريل',
  'may, mai, mayo, mayıs, مايو, أيار, ماي',
  'june, jun, juni, junio, juin, haziran, haz, يونيو, حزيران, جوان',
  'july, jul, juli, julio, juillet, juil, temmuz, tem, يوليو, تموز, جويلية',
  'august, aug, agosto, ago, août, ağustos, ağu, أغسطس, آب, أوت',
  'september, sep, sept, septiembre, set, septembre, eylül, eyl, سبتمبر, أيلول',
  'october, oct, oktober, okt, octubre, octobre, ekim, eki, أكتوبر, تشرين الأول',
  'november, nov, noviembre, novembre, kasım, kas, نوفمبر, تشرين الثاني',
  'december, dec, dezember, dez, diciembre, dic, décembre, déc, aralık, ara, ديسمبر, كانون الأول',
];

const NUMBER_BY_NAME = new Map(
  MONTHS.flatMap((names, at) => names.split(', ').map((name) => [fold(name), at + 1] as const)),
);

/** Returns the number of a month by its name, or `undefined`. */
const monthNumberOf = (name: string): number | undefined => NUMBER_BY_NAME.get(fold(name));

export type DatePeriod = { start: string; end: string; ongoing: boolean };

const foldedSet = (words: string) => new Set(words.split(', ').map(fold));

const PRESENT_WORDS = foldedSet(
  'present, the present, now, current, currently, today, ongoing, till date, heute, jetzt, aktuell, gegenwärtig, laufend, ' +
    'actualidad, la actualidad, presente, el presente, actual, actualmente, hoy, ' +
    "présent, à présent, aujourd'hui, actuel, actuellement, ce jour, maintenant, " +
    'günümüz, halen, hâlen, bugün, şimdi, şu an, devam ediyor, devam, الآن, حتى الآن, الحاضر, الوقت الحاضر, اليوم, حاليا, مستمر',
);
/** Whether a text says that a period is ongoing. */
export const isPresentWord = (text: string) => PRESENT_WORDS.has(fold(text.trim().replace(/\.$/, '')));

const SINCE_WORDS = foldedSet('since, seit, ab, desde, depuis, منذ');
/** Words before a start date that is followed by an end date. */
const FROM_WORDS = foldedSet('from, von, vom, de, desde, du, depuis, من, between');
const TO_WORDS = foldedSet('to, until, till, through, bis, bis zum, a, al, hasta, hasta la, à, au, إلى, حتى, and');

const DASH = /[-‐‑‒–—−~→]/;

/** Parses a period as people write it. Returns `undefined` if it is ambiguous or not a period. */
export function parsePeriod(raw: string): DatePeriod | undefined {
  if (raw.length > CV_LIMITS.date) return undefined;
  const text = normalizeDigits(raw.trim());
  const single = parseDate(text);
  if (single) return { start: single, end: '', ongoing: false };
  const [first = '', ...rest] = text.split(' ');
  const since = SINCE_WORDS.has(fold(first)) ? parseDate(rest.join(' ')) : undefined;
  if (since) return { start: since, end: '', ongoing: true };
  const candidates = splitCandidates(text).flatMap(([left, right]) => parseBothDates(left, right) ?? []);
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** Returns all ways to split a text at a dash, or at a word that means "to". */
function splitCandidates(text: string): [left: string, right: string][] {
  const result: [string, string][] = [];
  for (let at = 1; at < text.length - 1; at += 1) {
    if (DASH.test(text[at] ?? '')) result.push([text.slice(0, at), text.slice(at + 1)]);
  }
  const words = text.split(/\s+/);
  for (let at = 1; at < words.length; at += 1) {
    for (const width of [1, 2]) {
      if (!TO_WORDS.has(fold(words.slice(at, at + width).join(' ')))) continue;
      result.push([words.slice(0, at).join(' '), words.slice(at + width).join(' ')]);
    }
  }
  return result;
}

function parseBothDates(left: string, right: string): DatePeriod | undefined {
  const start = parseDate(withoutFrom(left.trim()));
  const isPresent = isPresentWord(right);
  const end = isPresent ? '' : parseDate(right.trim());
  if (!start || end === undefined || (end !== '' && isBefore(end, start))) return undefined;
  return { start, end, ongoing: isPresent };
}

function withoutFrom(text: string) {
  const [first = '', ...rest] = text.split(' ');
  return FROM_WORDS.has(fold(first)) ? rest.join(' ') : text;
}

/** Parses a date as people write it. Returns `1843`, `1843-07`, `1843-07-10` or `undefined`. */
export function parseDate(raw: string): string | undefined {
  if (raw.length > CV_LIMITS.date) return undefined;
  const text = normalizeDigits(raw.trim());
  if (isPartialDate(text)) return text;
  return validOrUndefined(parseNumericDate(text) ?? parseWrittenDate(text));
}

const validOrUndefined = (date: string | undefined) => (date !== undefined && isPartialDate(date) ? date : undefined);
const padTwo = (number: string | number) => String(number).padStart(2, '0');

/** Parses `07/1843`, `1843/07` and `10.07.1843`. Returns `undefined` if day and month can't be told apart. */
function parseNumericDate(text: string) {
  const [, year, month] = /^(\d{4})[/.](\d{1,2})$/.exec(text) ?? [];
  if (year && month) return `${year}-${padTwo(month)}`;
  const [, soleMonth, itsYear] = /^(\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (soleMonth && itsYear) return `${itsYear}-${padTwo(soleMonth)}`;
  const [, first, separator, second, last] = /^(\d{1,2})([/.-])(\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (!first || !second) return undefined;
  if (separator === '.' || Number(first) > 12) return `${last}-${padTwo(second)}-${padTwo(first)}`;
  return Number(second) > 12 || first === second ? `${last}-${padTwo(first)}-${padTwo(second)}` : undefined;
}

/** Parses `July 1843`, `10. Juli 1843`, `July 10, 1843` and `10 de julio de 1843`. */
function parseWrittenDate(text: string) {
  const words = text
    .split(/[\s,]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '' && !/^(?:de|del)$/i.test(word));
  const year = words.pop();
  if (year === undefined || !/^\d{4}$/.test(year)) return undefined;
  const day = words.find((word) => /^\d{1,2}(?:st|nd|rd|th|er)?$/.test(word));
  const month = monthNumberOf(words.filter((word) => word !== day).join(' '));
  if (month === undefined) return undefined;
  return day === undefined
    ? `${year}-${padTwo(month)}`
    : `${year}-${padTwo(month)}-${padTwo(Number.parseInt(day, 10))}`;
}

/** Replaces Arabic and Persian digits with ASCII digits, and each run of whitespace with one space. */
const normalizeDigits = (text: string) =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replace(/[\s\u200e\u200f]+/g, ' ')
    .trim();
