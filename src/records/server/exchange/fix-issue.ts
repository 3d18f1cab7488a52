import type { $ZodIssue } from 'zod/v4/core';
import { parseDate } from '../../model/parse-date.ts';
import { foldText } from './fold-text.ts';
import type { RepairDraft } from './repair-draft.ts';

/** Characters that are invalid in single-line text: controls, lone surrogates and directional overrides. */
const INVALID_LINE_CHARACTERS = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const INVALID_PROSE_CHARACTERS = /[\0\p{Cs}]+/gu;
/** A web address without its scheme. */
const BARE_URL = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#].*)?$/u;

type IssuePath = readonly PropertyKey[];
type IssueOf<Code extends $ZodIssue['code']> = Extract<$ZodIssue, { code: Code }>;
type Fixes = { [Code in $ZodIssue['code']]?: (draft: RepairDraft, issue: IssueOf<Code>, path: IssuePath) => void };

const FIXES: Fixes = {
  unrecognized_keys: (draft, { keys }, path) => {
    for (const key of keys) {
      draft.warn([...path, key], 'unknownField');
      draft.remove([...path, key]);
    }
  },
  invalid_union: fixUnion,
  invalid_type: (draft, { expected }, path) => fixType(draft, expected, path),
  too_big: shorten,
  // Removes an empty word from a list. An empty title is handled for the whole document.
  too_small: (draft, _, path) => {
    if (path.length > 1) draft.remove(path);
  },
  invalid_format: (draft, _, path) => fixText(draft, path),
  invalid_value: (draft, { values }, path) => fixChoice(draft, values, path),
  custom: (draft, { params }, path) => fixByRule(draft, String(params?.word), path),
};

/** Fixes the value that a schema issue is about, or removes it. `path` is the value's position in the document. */
export function fixIssue(draft: RepairDraft, issue: $ZodIssue, path: IssuePath = issue.path) {
  const fix = FIXES[issue.code] as ((draft: RepairDraft, issue: $ZodIssue, path: IssuePath) => void) | undefined;
  (fix ?? ((_draft, _issue, at) => removeWithWarning(draft, at)))(draft, issue, path);
}

function shorten(draft: RepairDraft, { maximum }: IssueOf<'too_big'>, path: IssuePath) {
  const value = draft.at(path);
  if (typeof value === 'string') draft.set(path, truncate(value.trim(), Number(maximum)));
  else if (Array.isArray(value)) draft.set(path, value.slice(0, Number(maximum)));
  else draft.remove(path);
  draft.warn(path, Array.isArray(value) ? 'tooMany' : 'tooLong');
}

function removeWithWarning(draft: RepairDraft, path: IssuePath) {
  draft.warn(path, 'other');
  draft.remove(path);
}

/** Repairs a value with several possible shapes as the shape that it has the fewest issues with. */
function fixUnion(draft: RepairDraft, { errors }: IssueOf<'invalid_union'>, path: IssuePath) {
  const [closest] = errors
    .filter((issues) => issues.every(({ code }) => code !== 'invalid_value'))
    .sort((a, b) => a.length - b.length);
  if (!closest || closest.some((issue) => issue.path.length === 0 && issue.code === 'invalid_type')) {
    return fixType(draft, 'object', path);
  }
  for (const issue of closest) fixIssue(draft, issue, [...path, ...issue.path]);
}

function fixType(draft: RepairDraft, expected: string, path: IssuePath) {
  const value = draft.at(path);
  const isSimple = typeof value === 'number' || typeof value === 'boolean';
  if (value === null) return draft.remove(path);
  if (expected === 'string' && isSimple) return draft.set(path, String(value));
  if (expected === 'array' && (typeof value === 'string' || isSimple || typeof value === 'object'))
    return draft.set(path, [value]);
  // A required value is missing, so its parent is removed.
  const affectedPath = value === undefined && path.length > 1 ? path.slice(0, -1) : path;
  if (draft.hasWarningWithin(affectedPath)) draft.remove(affectedPath);
  else removeWithWarning(draft, affectedPath);
}

function fixText(draft: RepairDraft, path: IssuePath) {
  const value = draft.at(path);
  if (typeof value !== 'string') return removeWithWarning(draft, path);
  const prose = value.replace(INVALID_PROSE_CHARACTERS, '');
  const clean = prose === value ? value.replace(INVALID_LINE_CHARACTERS, ' ') : prose;
  if (clean === value) return removeWithWarning(draft, path);
  draft.set(path, clean);
  // Joined lines are no loss, so only other characters cause a warning.
  if (/[^\n\r\t]/.test((value.match(INVALID_LINE_CHARACTERS) ?? []).join(''))) draft.warn(path, 'cleaned');
}

function fixChoice(draft: RepairDraft, values: readonly unknown[], path: IssuePath) {
  const value = draft.at(path);
  const match = values.find((known) => typeof value === 'string' && foldText(String(known)) === foldText(value));
  if (match !== undefined) return draft.set(path, match);
  draft.warn(path, path.at(-1) === 'kind' ? 'unknownKind' : 'other');
  draft.remove(path);
}

/** The rules that a date breaks by being before another one. */
const DATE_ORDER_WORDS = ['endsBeforeStart', 'expiresBeforeDate'] as const;

function fixByRule(draft: RepairDraft, word: string, path: IssuePath) {
  const value = String(draft.at(path));
  if (word === 'invalidDate') {
    const read = parseDate(value);
    draft.warn(path, read ? (read.isCertain ? 'dateRead' : 'yearOnly') : 'invalidDate');
    return read ? draft.set(path, read.date) : draft.remove(path);
  }
  if (word === 'invalidUrl') {
    const isBareUrl = BARE_URL.test(value.trim()) && URL.canParse(`https://${value.trim()}`);
    draft.warn(path, isBareUrl ? 'addressCompleted' : 'invalidUrl');
    return isBareUrl ? draft.set(path, `https://${value.trim()}`) : draft.remove(path);
  }
  draft.warn(path, DATE_ORDER_WORDS.find((known) => known === word) ?? 'other');
  draft.remove(path);
}

/** Truncates text without splitting a surrogate pair. */
function truncate(text: string, length: number) {
  const truncated = text.slice(0, length);
  return truncated.isWellFormed() ? truncated : truncated.slice(0, -1);
}
