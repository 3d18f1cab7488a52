import { fold } from '../../fold.ts';
import { type DatePeriod, monthNumberOf, parseDate, parsePeriod } from '../reading/period.ts';

/** The order of day and month in dates such as `03/04/2020`. */
export type DateOrder = 'dayFirst' | 'monthFirst';
/** A period within a text, with its position. A single date has only a start. */
export type FoundPeriod = DatePeriod & { from: number; to: number; isRange: boolean };

const SLASH_DATE = /(?<!\d)(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/g;

/** Tells the order of day and month from the dates of a document that allow only one. */
export function dateOrderIn(texts: Iterable<string>, usual: DateOrder): DateOrder {
  let [dayFirst, monthFirst] = [0, 0];
  for (const text of texts)
    for (const [, first, second] of text.matchAll(SLASH_DATE)) {
      if (Number(first) > 12) dayFirst += 1;
      if (Number(second) > 12) monthFirst += 1;
    }
  if (dayFirst === monthFirst) return usual;
  return dayFirst > monthFirst ? 'dayFirst' : 'monthFirst';
}

/** Numbers with the signs of dates, and words; the signs between them are in the gaps. */
const TOKEN = /\d[\d./\u200e\u200f-]*\d[년月月年日월일]?|\d+[年月日년월일]?|[\p{L}\p{M}][\p{L}\p{M}’']*\.?/gu;
const SEASON =
  /^(?:spring|summer|fall|autumn|winter|fruhling|fruhjahr|sommer|herbst|printemps|ete|automne|hiver|primavera|verano|otono|invierno|ilkbahar|yaz|sonbahar|kis|ws|ss|wise|sose|wintersemester|sommersemester)$/;
const STARTING_WORD =
  /^(?:since|seit|ab|desde|depuis|منذ|dal|da|sinds|from|von|vom|du|de|من|od|с|between|令和|平成|昭和|ag)$/;
const LIKELY_YEAR = /^(?:1[89]|20)\d{2}$/;
const YEAR_IN_TOKEN = /(?<!\d)(?:1[89]|20)\d{2}(?!\d)/;
const SHORT_MONTH = /^\d{2}\/\d{2}$/;
const MAX_TOKENS = 11;
/** A period has a start and an end, so a text with more years is none. */
const MAX_YEARS = 2;
const MAX_LENGTH = 60;

type Token = { text: string; from: number; to: number };

/** Finds the first and longest period in a text. */
export function findPeriod(text: string, order: DateOrder): FoundPeriod | undefined {
  return findPeriods(text, order)[0];
}

/** Finds all periods in a text, from left to right. */
export function findPeriods(text: string, order: DateOrder): FoundPeriod[] {
  const ascii = withAsciiDigits(text);
  const tokens: Token[] = [];
  for (const match of ascii.matchAll(TOKEN))
    tokens.push({ text: match[0], from: match.index, to: match.index + match[0].length });
  const found: FoundPeriod[] = [];
  let end = 0;
  tokens.forEach((token, at) => {
    if (token.from < end || !canStart(token)) return;
    const period = longestFrom(ascii, tokens, at, order);
    if (!period) return;
    found.push(period);
    end = period.to;
  });
  return found;
}

/** Replaces Arabic, Persian and full-width digits one by one, so that positions stay. */
const withAsciiDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16)).replace(/／/g, '/');

function canStart(token: Token): boolean {
  const word = fold(token.text).replace(/\.$/, '');
  return (
    /^\d/.test(word) ||
    monthNumberOf(word) !== undefined ||
    STARTING_WORD.test(word) ||
    SEASON.test(word) ||
    /^[^\p{Script=Latin}]/u.test(word)
  );
}

function longestFrom(text: string, tokens: readonly Token[], at: number, order: DateOrder): FoundPeriod | undefined {
  const from = tokens[at]?.from ?? 0;
  const hasYear = tokens
    .slice(at, at + 5)
    .some((token) => YEAR_IN_TOKEN.test(token.text) || SHORT_MONTH.test(token.text) || /\d[年년]/.test(token.text));
  if (!hasYear) return undefined;
  for (let last = lastTokenFor(tokens, at); last >= at; last -= 1) {
    const token = tokens[last];
    if (!token || token.to - from > MAX_LENGTH) continue;
    const raw = text.slice(from, token.to);
    if (raw.includes('\n')) continue;
    const period = periodOf(raw, order);
    // A single date may be followed by a dash and nothing: “2020 –” means ongoing.
    if (period) return { ...period, ...withOpenEnd(text, token.to, period), from };
  }
  return undefined;
}

/** Returns the last token that may belong to a period. */
function lastTokenFor(tokens: readonly Token[], at: number): number {
  let years = 0;
  let last = at;
  for (; last < tokens.length && last < at + MAX_TOKENS; last += 1) {
    if (YEAR_IN_TOKEN.test(tokens[last]?.text ?? '')) years += 1;
    if (years > MAX_YEARS) break;
  }
  return last - 1;
}

const OPEN_END = /^\s?[–—~〜～]\s*(?=$|[\t)|])/;

function withOpenEnd(text: string, to: number, period: DatePeriod & { isRange: boolean }) {
  const open = period.isRange ? undefined : OPEN_END.exec(text.slice(to, to + 20));
  return open ? { to: to + open[0].length, ongoing: true, isRange: true } : { to };
}

function periodOf(raw: string, order: DateOrder): (DatePeriod & { isRange: boolean }) | undefined {
  const text = raw
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(SLASH_DATE, (_, first: string, second: string, year: string) => {
      const [day, month] = order === 'dayFirst' ? [first, second] : [second, first];
      return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    })
    .replace(/(?<=\p{L})\.(?=\d)/gu, '. ')
    .replace(/[()]/g, '')
    .replace(/(?<=\s)[’'](?=\d{2}$)/, '20')
    // Years of a page from right to left may be read in the order of the other direction.
    .replace(YEARS, (years, first: string, dash: string, last: string) => (last < first ? last + dash + first : years));
  const seasons = seasonPeriod(text);
  if (seasons) return seasons;
  const period = parsePeriod(text) ?? shortMonths(text);
  if (!period || !isLikely(period.start) || (period.end !== '' && !isLikely(period.end))) return undefined;
  return { ...period, isRange: period.end !== '' || period.ongoing };
}

const YEARS = /^(\d{4})(\s?[-–—]\s?)(\d{4})$/;

const isLikely = (date: string) => LIKELY_YEAR.test(date.slice(0, 4));

/** Parses `06/18 – 05/20`. */
function shortMonths(text: string): DatePeriod | undefined {
  const [, startMonth, startYear, endMonth, endYear] = /^(\d{2})\/(\d{2}) ?[-–—] ?(\d{2})\/(\d{2})$/.exec(text) ?? [];
  return startMonth && startYear && endMonth && endYear
    ? parsePeriod(`${startMonth}/20${startYear} – ${endMonth}/20${endYear}`)
    : undefined;
}

/** Returns seasons as they are written, because a date has no place for them: `Summer 2019`, `WS 2018/19`. */
function seasonPeriod(text: string): (DatePeriod & { isRange: boolean }) | undefined {
  const [left = '', right, ...more] = text.split(/\s[-–—]\s/);
  if (more.length > 0) return undefined;
  const start = seasonOf(left) ?? (right !== undefined && seasonOf(right) ? parseDate(left) : undefined);
  const end = right === undefined ? '' : (seasonOf(right) ?? parseDate(right));
  if (start === undefined || end === undefined) return undefined;
  return seasonOf(left) || seasonOf(right ?? '') ? { start, end, ongoing: false, isRange: end !== '' } : undefined;
}

function seasonOf(text: string): string | undefined {
  const [name = '', year = '', ...rest] = text.trim().split(' ');
  return rest.length === 0 && SEASON.test(fold(name)) && /^(?:19|20)\d{2}(?:\/\d{2,4})?$/.test(year)
    ? text.trim()
    : undefined;
}
