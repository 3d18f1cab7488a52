import { isToWord, monthNumberOf } from '../../reading/period.ts';
import { type Fragment, type Row, textOfFragment } from './fragments.ts';
import { rightOf, unionOf } from './page-content.ts';
import { isEastAsian, isMostlyRtl } from './text-direction.ts';

/** In points. */
const SAME_EDGE = 3;
/** In font sizes. */
const MAX_LEADING = 1.8;
/** More rows than wrapped dates take, with those of the text beside them. */
const MAX_ROWS = 4;
/** A year alone, or the end of a Japanese or Chinese date or of their word for the present. */
const END_OF_DATE = /^(?:\p{Nd}{4}|[\p{Nd}\s年月]{0,8}[年月日]|在)$/u;
const ENDS_OPEN = /[-‒–—~〜]$/;
const STARTS_OPEN = /^[-‒–—~〜]\s?[\p{L}\p{Nd}]/u;
const HAS_YEAR = /\p{Nd}{4}/u;
/** The start of the rest of a Japanese or Chinese date that is cut before a sign. */
const STARTS_WITHIN = /^[年月日在]/;
/** A Japanese or Chinese date without the sign of its month. */
const ENDS_AT_YEAR = /年\s?\p{Nd}{0,2}$/u;
/** A date that is complete though its last word is a month: “1843 October”. */
const ENDS_YEAR_FIRST = /\p{Nd}{4}[\s.,]+\p{L}+\.?$/u;
const WORD_BREAK = /[\s‒–—-]+/;

/** Joins a period beside other text that is wrapped, as in “October 1842 – August”, “1843”, on its first line. */
export function joinWrappedDates(rows: readonly Row[]): Row[] {
  const joined = rows.map((row) => ({ ...row, fragments: [...row.fragments] }));
  for (const [at, row] of joined.entries()) {
    if (row.fragments.length < 2) continue;
    for (const [index, fragment] of row.fragments.entries())
      row.fragments[index] = withRest(fragment, joined.slice(at + 1, at + 1 + MAX_ROWS));
  }
  return joined.filter(({ fragments }) => fragments.length > 0);
}

/** Takes the fragments on which a period goes on out of the rows below, and appends them. */
function withRest(first: Fragment, below: readonly Row[]): Fragment {
  let [whole, last] = [first, first];
  for (const row of below) {
    if (row.baseline - last.baseline > MAX_LEADING * last.size) break;
    const rest = row.fragments.find((candidate) => isBelow(last, candidate) && continuesDate(whole, candidate));
    if (!rest) continue;
    whole = append(whole, rest);
    row.fragments = row.fragments.filter((candidate) => candidate !== rest);
    last = rest;
  }
  return whole;
}

const isBelow = (date: Fragment, rest: Fragment) =>
  Math.abs(date.left - rest.left) < SAME_EDGE || Math.abs(date.right - rest.right) < SAME_EDGE;

function continuesDate(date: Fragment, rest: Fragment): boolean {
  const [text, continued] = [textOfFragment(date), textOfFragment(rest)];
  if (!HAS_YEAR.test(text) && monthNumberOf(text.trim()) === undefined) return false;
  if (ENDS_OPEN.test(text) || STARTS_OPEN.test(continued))
    return END_OF_DATE.test(continued) || continued.length <= text.length + 4;
  return END_OF_DATE.test(continued) && isCutBefore(text.trimEnd(), continued);
}

/** Whether a date without a dash at its end goes on, so that the one below it is no date of its own. */
function isCutBefore(text: string, continued: string): boolean {
  if (STARTS_WITHIN.test(continued)) return true;
  if (ENDS_AT_YEAR.test(text)) return !HAS_YEAR.test(continued);
  const lastWord = text.split(WORD_BREAK).at(-1)?.replace(/\.$/, '') ?? '';
  return isToWord(lastWord) || (monthNumberOf(lastWord) !== undefined && !ENDS_YEAR_FIRST.test(text));
}

/** Appends runs to a fragment, as if they were behind it, also where the text beside it is. */
function append(fragment: Fragment, rest: Fragment): Fragment {
  const space = isEastAsian(textOfFragment(rest).charAt(0)) ? 0 : fragment.size * 0.3;
  const taken = fragment.runs.map(({ box }) => box).reduce(unionOf);
  const shift = isMostlyRtl(textOfFragment(fragment))
    ? taken.left - space - rest.right
    : rightOf(taken) + space - rest.left;
  const runs = rest.runs.map((run) => ({
    ...run,
    baseline: fragment.baseline,
    box: { ...run.box, left: run.box.left + shift, top: fragment.baseline - run.box.height * 0.75 },
  }));
  return { ...fragment, runs: [...fragment.runs, ...runs].map((run) => ({ ...run, isApart: true })) };
}
