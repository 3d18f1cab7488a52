import type { $ZodIssue } from 'zod/v4/core';
import { readDate } from '../../model/read-date.ts';
import type { Draft } from './draft.ts';
import { fold } from './fold.ts';

/** Characters that are invalid in single-line text: controls, lone surrogates and directional overrides. */
const NO_TEXT = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const NO_PROSE = /[\0\p{Cs}]+/gu;
/** A web address without its scheme. */
const HALF_ADDRESS = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#].*)?$/u;

type Path = readonly PropertyKey[];
type Issue<Code extends $ZodIssue['code']> = Extract<$ZodIssue, { code: Code }>;
type Mends = { [Code in $ZodIssue['code']]?: (draft: Draft, issue: Issue<Code>, path: Path) => void };

const MENDS: Mends = {
  unrecognized_keys: (draft, { keys }, path) => {
    for (const key of keys) {
      draft.warn([...path, key], 'unknownField');
      draft.leaveOut([...path, key]);
    }
  },
  invalid_union: mendUnion,
  invalid_type: (draft, { expected }, path) => mendType(draft, expected, path),
  too_big: shorten,
  // Removes an empty word from a list. An empty title is handled for the whole document.
  too_small: (draft, _, path) => {
    if (path.length > 1) draft.leaveOut(path);
  },
  invalid_format: (draft, _, path) => mendText(draft, path),
  invalid_value: (draft, { values }, path) => mendChoice(draft, values, path),
  custom: (draft, { params }, path) => mendByRule(draft, String(params?.word), path),
};

/** Fixes the value that a schema issue is about, or removes it. `path` is the value's position in the document. */
export function mendIssue(draft: Draft, issue: $ZodIssue, path: Path = issue.path) {
  const mend = MENDS[issue.code] as ((draft: Draft, issue: $ZodIssue, path: Path) => void) | undefined;
  (mend ?? ((_draft, _issue, at) => leaveOut(draft, at)))(draft, issue, path);
}

function shorten(draft: Draft, { maximum }: Issue<'too_big'>, path: Path) {
  const value = draft.at(path);
  if (typeof value === 'string') draft.set(path, beginningOf(value.trim(), Number(maximum)));
  else if (Array.isArray(value)) draft.set(path, value.slice(0, Number(maximum)));
  else draft.leaveOut(path);
  draft.warn(path, Array.isArray(value) ? 'tooMany' : 'tooLong');
}

function leaveOut(draft: Draft, path: Path) {
  draft.warn(path, 'other');
  draft.leaveOut(path);
}

/** Repairs a value with several possible shapes as the shape that it has the fewest issues with. */
function mendUnion(draft: Draft, { errors }: Issue<'invalid_union'>, path: Path) {
  const [closest] = errors
    .filter((issues) => issues.every(({ code }) => code !== 'invalid_value'))
    .sort((a, b) => a.length - b.length);
  if (!closest || closest.some((issue) => issue.path.length === 0 && issue.code === 'invalid_type')) {
    return mendType(draft, 'object', path);
  }
  for (const issue of closest) mendIssue(draft, issue, [...path, ...issue.path]);
}

function mendType(draft: Draft, expected: string, path: Path) {
  const value = draft.at(path);
  const isSimple = typeof value === 'number' || typeof value === 'boolean';
  if (value === null) return draft.leaveOut(path);
  if (expected === 'string' && isSimple) return draft.set(path, String(value));
  if (expected === 'array' && (typeof value === 'string' || isSimple || typeof value === 'object'))
    return draft.set(path, [value]);
  // A required value is missing, so its parent is removed.
  const whole = value === undefined && path.length > 1 ? path.slice(0, -1) : path;
  if (draft.isTold(whole)) draft.leaveOut(whole);
  else leaveOut(draft, whole);
}

function mendText(draft: Draft, path: Path) {
  const value = draft.at(path);
  if (typeof value !== 'string') return leaveOut(draft, path);
  const prose = value.replace(NO_PROSE, '');
  const clean = prose === value ? value.replace(NO_TEXT, ' ') : prose;
  if (clean === value) return leaveOut(draft, path);
  draft.set(path, clean);
  // Joined lines are no loss, so only other characters cause a warning.
  if (/[^\n\r\t]/.test((value.match(NO_TEXT) ?? []).join(''))) draft.warn(path, 'cleaned');
}

function mendChoice(draft: Draft, values: readonly unknown[], path: Path) {
  const value = draft.at(path);
  const meant = values.find((known) => typeof value === 'string' && fold(String(known)) === fold(value));
  if (meant !== undefined) return draft.set(path, meant);
  draft.warn(path, path.at(-1) === 'kind' ? 'unknownKind' : 'other');
  draft.leaveOut(path);
}

function mendByRule(draft: Draft, word: string, path: Path) {
  const value = String(draft.at(path));
  if (word === 'invalidDate') {
    const read = readDate(value);
    draft.warn(path, read ? (read.isCertain ? 'dateRead' : 'yearOnly') : 'invalidDate');
    return read ? draft.set(path, read.date) : draft.leaveOut(path);
  }
  if (word === 'invalidUrl') {
    const isHalf = HALF_ADDRESS.test(value.trim()) && URL.canParse(`https://${value.trim()}`);
    draft.warn(path, isHalf ? 'addressCompleted' : 'invalidUrl');
    return isHalf ? draft.set(path, `https://${value.trim()}`) : draft.leaveOut(path);
  }
  draft.warn(path, word === 'endsBeforeStart' ? 'endsBeforeStart' : 'other');
  draft.leaveOut(path);
}

/** Truncates text without splitting a surrogate pair. */
function beginningOf(text: string, length: number) {
  const beginning = text.slice(0, length);
  return beginning.isWellFormed() ? beginning : beginning.slice(0, -1);
}
