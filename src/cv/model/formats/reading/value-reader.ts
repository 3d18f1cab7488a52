import { isPartialDate } from '#platform/pure/field-rules.ts';
import { CV_LIMITS } from '../../content.ts';
import { webAddress } from '../../outline/addresses.ts';
import { type FieldType, PUBLICATION_KINDS } from '../../shapes.ts';
import type { NodePath } from '../../tree.ts';
import { type CvProblem, type ImportWarning, MAX_WARNINGS } from './report.ts';

const NON_LINE_CHARACTERS = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const NON_TEXT_CHARACTERS = /[\0\p{Cs}]+/gu;
const EXCERPT_LENGTH = 80;

/** Returns an excerpt of a value as JSON. The value may be large, or nested too deep to be written whole. */
function excerptOf(value: unknown) {
  let remaining = EXCERPT_LENGTH;
  return JSON.stringify(value, (_, nested: unknown) => {
    remaining -= 1;
    return remaining < 0 ? null : nested;
  });
}

/** The origin of a value in the file, and the node and field of the CV that it is read into. */
export type ValueOrigin = { from: string; at?: NodePath; field?: string };

/** Converts arbitrary values to the types of fields, and collects warnings about them. */
export type ValueReader = ReturnType<typeof makeValueReader>;

export function makeValueReader() {
  const warnings: ImportWarning[] = [];

  const warn = (problem: CvProblem, { from, at, field }: ValueOrigin, value?: unknown) => {
    if (warnings.length >= MAX_WARNINGS) return;
    const text = typeof value === 'string' ? value : value === undefined ? undefined : excerptOf(value);
    const excerpt = text?.replace(NON_LINE_CHARACTERS, ' ').slice(0, EXCERPT_LENGTH).toWellFormed();
    warnings.push({ problem, from, at, field, text: excerpt });
  };

  /** Adds a warning before all others, even if there are too many. */
  const warnFirst = (problem: CvProblem, { from }: ValueOrigin) => {
    warnings.unshift({ problem, from });
    warnings.splice(MAX_WARNINGS);
  };

  /** Returns a value as text. Objects and lists give an empty string. */
  const textOf = (value: unknown, origin: ValueOrigin): string => {
    if (typeof value === 'string') return value;
    if (value === undefined || value === null) return '';
    warn('wrongType', origin, value);
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
  };

  const fitText = (text: string, maximum: number, forbidden: RegExp, origin: ValueOrigin) => {
    const clean = text.replace(forbidden, ' ');
    if (clean !== text) warn('cleaned', origin, text);
    if (clean.length <= maximum) return clean;
    warn('cut', origin, text);
    return clean
      .slice(0, maximum)
      .toWellFormed()
      .replace(/\ufffd$/, '');
  };

  const line = (value: unknown, origin: ValueOrigin) =>
    fitText(textOf(value, origin), CV_LIMITS.line, NON_LINE_CHARACTERS, origin);
  const text = (value: unknown, origin: ValueOrigin) =>
    fitText(textOf(value, origin), CV_LIMITS.text, NON_TEXT_CHARACTERS, origin);

  const date = (value: unknown, origin: ValueOrigin) => {
    const read = fitText(textOf(value, origin), CV_LIMITS.date, NON_LINE_CHARACTERS, origin);
    if (read !== '' && !isPartialDate(read)) warn('oddDate', origin, read);
    return read;
  };

  const address = (value: unknown, origin: ValueOrigin) => {
    const read = fitText(textOf(value, origin), CV_LIMITS.address, NON_LINE_CHARACTERS, origin);
    if (read !== '' && webAddress(read) === undefined) warn('oddAddress', origin, read);
    return read;
  };

  const words = (value: unknown, origin: ValueOrigin) => {
    if (value === undefined || value === null) return [];
    const list = Array.isArray(value) ? value : [value];
    if (!Array.isArray(value)) warn('wrongType', origin, value);
    if (list.length > CV_LIMITS.words) warn('tooMany', origin);
    return list
      .slice(0, CV_LIMITS.words)
      .map((word) => fitText(textOf(word, origin), CV_LIMITS.word, NON_LINE_CHARACTERS, origin));
  };

  const flag = (value: unknown, origin: ValueOrigin) => {
    if (value !== undefined && value !== null && typeof value !== 'boolean') warn('wrongType', origin, value);
    return value === true;
  };

  const level = (value: unknown, origin: ValueOrigin) => {
    if (value === undefined || value === null) return 0;
    if (typeof value === 'number' && Number.isFinite(value)) return Math.min(5, Math.max(0, Math.round(value)));
    warn('wrongType', origin, value);
    return 0;
  };

  const publication = (value: unknown, origin: ValueOrigin) => {
    const kind = PUBLICATION_KINDS.find((one) => one === value);
    if (kind === undefined && value !== undefined && value !== null) warn('wrongType', origin, value);
    return kind ?? '';
  };

  const readers = { line, text, date, address, words, flag, level, publication };
  return {
    ...readers,
    warn,
    warnFirst,
    warnings,
    /** Reads text of any length that is going to be converted. */
    rawText: textOf,
    /** Reads a value into the type of a field. */
    field: (type: keyof typeof readers & FieldType, value: unknown, origin: ValueOrigin) =>
      readers[type](value, origin),
  };
}
