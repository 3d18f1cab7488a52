import { isBefore, isPartialDate } from '#platform/pure/field-rules.ts';
import { CV_LIMITS } from '../../content.ts';
import { fold } from '../../fold.ts';

/**
 * Month names, full and short, in the six languages of the product, Dutch, Italian, Polish, Portuguese and Russian; in
 * Arabic as used in Egypt, the Levant and the Maghreb.
 */
const MONTHS = [
  'january, jan, januar, jänner, jän, enero, ene, janvier, janv, ocak, oca, يناير, كانون الثاني, جانفي, januari, gennaio, gen, janeiro, styczeń, stycznia, sty, январь, января, янв',
  'february, feb, februar, febrero, février, févr, fév, şubat, şub, فبراير, شباط, فيفري, februari, febbraio, febb, fevereiro, fev, luty, lutego, lut, февраль, февраля, фев',
  'march, mar, märz, mär, mrz, marzo, mars, mart, مارس, آذار, maart, mrt, março, marzec, marca, март, марта, мар',
  'april, apr, abril, abr, avril, avr, nisan, nis, أبريل, نيسان, أفريل, إبريل, aprile, kwiecień, kwietnia, kwi, апрель, апреля, апр',
  'may, mai, mayo, mayıs, مايو, أيار, ماي, mei, maggio, mag, maio, maj, maja, май, мая',
  'june, jun, juni, junio, juin, haziran, haz, يونيو, حزيران, جوان, giugno, giu, junho, czerwiec, czerwca, cze, июнь, июня, июн',
  'july, jul, juli, julio, juillet, juil, temmuz, tem, يوليو, تموز, جويلية, luglio, lug, julho, lipiec, lipca, lip, июль, июля, июл',
  'august, aug, agosto, ago, août, ağustos, ağu, أغسطس, آب, أوت, augustus, sierpień, sierpnia, sie, август, августа, авг',
  'september, sep, sept, septiembre, set, septembre, eylül, eyl, سبتمبر, أيلول, settembre, sett, setembro, wrzesień, września, wrz, сентябрь, сентября, сен, сент',
  'october, oct, oktober, okt, octubre, octobre, ekim, eki, أكتوبر, تشرين الأول, ottobre, ott, outubro, out, październik, października, paź, октябрь, октября, окт',
  'november, nov, noviembre, novembre, kasım, kas, نوفمبر, تشرين الثاني, novembro, listopad, listopada, lis, ноябрь, ноября, ноя, нояб',
  'december, dec, dezember, dez, diciembre, dic, décembre, déc, aralık, ara, ديسمبر, كانون الأول, dicembre, dezembro, grudzień, grudnia, gru, декабрь, декабря, дек',
];

const NUMBER_BY_NAME = new Map(
  MONTHS.flatMap((names, at) => names.split(', ').map((name) => [fold(name), at + 1] as const)),
);

/** Returns the number of a month by its name, or `undefined`. */
export const monthNumberOf = (name: string): number | undefined => NUMBER_BY_NAME.get(fold(name));

export type DatePeriod = { start: string; end: string; ongoing: boolean };

const foldedSet = (words: string) => new Set(words.split(', ').map(fold));

const PRESENT_WORDS = foldedSet(
  'present, the present, now, current, currently, today, ongoing, till date, heute, jetzt, aktuell, gegenwärtig, laufend, ' +
    'actualidad, la actualidad, presente, el presente, actual, actualmente, hoy, ' +
    "présent, à présent, aujourd'hui, actuel, actuellement, ce jour, maintenant, " +
    'günümüz, halen, hâlen, bugün, şimdi, şu an, devam ediyor, devam, الآن, حتى الآن, الحاضر, الوقت الحاضر, اليوم, حاليا, مستمر, ' +
    '現在, 現在に至る, 在籍中, 在学中, 至今, 现在, 現今, 目前, 현재, 재직중, 재직 중, ' +
    'atual, atualmente, o momento, o presente, oggi, attuale, attualmente, in corso, il presente, heden, nu, ' +
    'obecnie, do chwili obecnej, teraz, chwili obecnej, настоящее время, по настоящее время, н.в, сейчас, по сей день',
);
/** Whether a text says that a period is ongoing. */
export const isPresentWord = (text: string) => PRESENT_WORDS.has(fold(text.trim().replace(/\.$/, '')));

const SINCE_WORDS = foldedSet('since, seit, ab, desde, depuis, منذ, dal, da, sinds, od, с, начиная с, from');
/** Words before a start date that is followed by an end date. */
const FROM_WORDS = foldedSet(
  'from, von, vom, de, desde, du, depuis, من, between, dal, da, van, od, с, desde o, zwischen',
);
const TO_WORDS = foldedSet(
  'to, until, till, through, bis, bis zum, a, al, hasta, hasta la, à, au, إلى, حتى, and, al, até, ao, tot, do, по, до, ' +
    "jusqu'à, jusqu'en, jusque, und, から, 至, 到",
);

const DASH = /[-‐‑‒–—−~→～〜ー]/;

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

/** Whether a word stands between the dates of a period, as in “2015 to 2018”. */
export const isToWord = (word: string) => TO_WORDS.has(fold(word));

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
  const isPresent = isPresentWord(right);
  const first = withoutFrom(left.trim());
  const start = parseDate(first) ?? parseMonthBefore(first, right.trim());
  const end = isPresent ? '' : (parseDate(right.trim()) ?? parseShortYear(start, right.trim()));
  if (!start || end === undefined || (end !== '' && isBefore(end, start))) return undefined;
  return { start, end, ongoing: isPresent };
}

/** Parses the start of `March – May 1843`, whose year stands only at the end. */
function parseMonthBefore(month: string, end: string) {
  const name = monthNumberOf(month.replace(/\.$/, ''));
  const year = name && parseDate(end)?.slice(0, 4);
  return year ? `${year}-${padTwo(name)}` : undefined;
}

/** Parses the end of `1841 – 43`. */
const parseShortYear = (start: string | undefined, end: string) =>
  start !== undefined && /^\d{4}$/.test(start) && /^\d{2}$/.test(end)
    ? validOrUndefined(start.slice(0, 2) + end)
    : undefined;

function withoutFrom(text: string) {
  const [first = '', ...rest] = text.split(' ');
  return FROM_WORDS.has(fold(first)) ? rest.join(' ') : text;
}

/** Parses a date as people write it. Returns `1843`, `1843-07`, `1843-07-10` or `undefined`. */
export function parseDate(raw: string): string | undefined {
  if (raw.length > CV_LIMITS.date) return undefined;
  const text = normalizeDigits(raw.trim());
  if (isPartialDate(text)) return text;
  return validOrUndefined(parseNumericDate(text) ?? parseEastAsianDate(text) ?? parseWrittenDate(text));
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

const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 };

/** Parses `1843年7月10日`, `1843년 7월` and years of Japanese eras, such as `令和2年4月`. */
function parseEastAsianDate(text: string) {
  const [, era = '', year, month, day] =
    /^(令和|平成|昭和)?(\d{1,4}|元) ?[年년](?: ?(\d{1,2}) ?[月월](?: ?(\d{1,2}) ?[日일])?)?$/.exec(text) ?? [];
  if (year === undefined || (era === '' && year.length !== 4)) return undefined;
  const fullYear = era === '' ? year : String((ERAS[era] ?? 0) + (year === '元' ? 1 : Number(year)));
  return [fullYear, ...[month, day].flatMap((part) => (part === undefined ? [] : [padTwo(part)]))].join('-');
}

/** Parses `July 1843`, `10. Juli 1843`, `July 10, 1843` and `10 de julio de 1843`. */
function parseWrittenDate(text: string) {
  const words = text
    .split(/[\s,]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '' && !/^(?:de|del|г)$/i.test(word));
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
