import { isPartialDate, isWebAddress } from '#platform/field-rules.ts';
import { CV_LIMITS } from '../content.ts';
import type { FieldType } from '../shapes.ts';
import type { Path } from '../tree.ts';
import { type CvProblem, MOST_WARNINGS, type Warning } from './report.ts';

const NO_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const NO_TEXT = /[\0\p{Cs}]+/gu;
const SHOWN = 80;

/** Returns an excerpt of a value as JSON. The value may be large, or nested too deep to be written whole. */
function beginningOf(value: unknown) {
  let left = SHOWN;
  return JSON.stringify(value, (_, inside: unknown) => {
    left -= 1;
    return left < 0 ? null : inside;
  });
}

/** The origin of a value in the file, and the place and field of the CV that it is read into. */
export type Spot = { from: string; at?: Path; field?: string };

/** Converts arbitrary values to the types of fields, and collects warnings about them. */
export type Reader = ReturnType<typeof makeReader>;

export function makeReader() {
  const warnings: Warning[] = [];

  const warn = (problem: CvProblem, { from, at, field }: Spot, value?: unknown) => {
    if (warnings.length >= MOST_WARNINGS) return;
    const text = typeof value === 'string' ? value : value === undefined ? undefined : beginningOf(value);
    const shown = text?.replace(NO_LINE, ' ').slice(0, SHOWN).toWellFormed();
    warnings.push({ problem, from, at, field, text: shown });
  };

  /** Returns a value as text. Objects and lists give an empty string. */
  const textOf = (value: unknown, spot: Spot): string => {
    if (typeof value === 'string') return value;
    if (value === undefined || value === null) return '';
    warn('wrongType', spot, value);
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
  };

  const fitting = (text: string, maximum: number, wrong: RegExp, spot: Spot) => {
    const clean = text.replace(wrong, ' ');
    if (clean !== text) warn('cleaned', spot, text);
    if (clean.length <= maximum) return clean;
    warn('cut', spot, text);
    return clean
      .slice(0, maximum)
      .toWellFormed()
      .replace(/\ufffd$/, '');
  };

  const line = (value: unknown, spot: Spot) => fitting(textOf(value, spot), CV_LIMITS.line, NO_LINE, spot);
  const text = (value: unknown, spot: Spot) => fitting(textOf(value, spot), CV_LIMITS.text, NO_TEXT, spot);

  const date = (value: unknown, spot: Spot) => {
    const read = fitting(textOf(value, spot), CV_LIMITS.date, NO_LINE, spot);
    if (read !== '' && !isPartialDate(read)) warn('oddDate', spot, read);
    return read;
  };

  const address = (value: unknown, spot: Spot) => {
    const read = fitting(textOf(value, spot), CV_LIMITS.address, NO_LINE, spot);
    if (read !== '' && !isWebAddress(read)) warn('oddAddress', spot, read);
    return read;
  };

  const words = (value: unknown, spot: Spot) => {
    if (value === undefined || value === null) return [];
    const list = Array.isArray(value) ? value : [value];
    if (!Array.isArray(value)) warn('wrongType', spot, value);
    if (list.length > CV_LIMITS.words) warn('tooMany', spot);
    return list.slice(0, CV_LIMITS.words).map((word) => fitting(textOf(word, spot), CV_LIMITS.word, NO_LINE, spot));
  };

  const flag = (value: unknown, spot: Spot) => {
    if (value !== undefined && value !== null && typeof value !== 'boolean') warn('wrongType', spot, value);
    return value === true;
  };

  const level = (value: unknown, spot: Spot) => {
    if (value === undefined || value === null) return 0;
    if (typeof value === 'number' && Number.isFinite(value)) return Math.min(5, Math.max(0, Math.round(value)));
    warn('wrongType', spot, value);
    return 0;
  };

  const byType = { line, text, date, address, words, flag, level };
  return {
    ...byType,
    warn,
    warnings,
    /** Reads text of any length that is going to be converted. */
    anyText: textOf,
    /** Reads a value into the type of a field. */
    field: (type: keyof typeof byType & FieldType, value: unknown, spot: Spot) => byType[type](value, spot),
  };
}
