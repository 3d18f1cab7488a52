import { type Fragment, type Row, textOfFragment } from './fragments.ts';
import { isMostlyRtl } from './text-direction.ts';

/** In points. */
const SAME_EDGE = 3;
/** In font sizes. */
const MAX_LEADING = 1.8;
/** A year alone, or the end of a Japanese or Chinese month. */
const END_OF_DATE = /^(?:\p{Nd}{4}|(?:\p{Nd}{1,2}\s?)?月)$/u;
const ENDS_OPEN = /[-‒–—~〜]$/;
const HAS_YEAR = /\p{Nd}{4}/u;

/** Joins a period beside other text that is wrapped, as in “October 1842 – August”, “1843”, on its first line. */
export function joinWrappedDates(rows: readonly Row[]): Row[] {
  const joined = rows.map((row) => ({ ...row, fragments: [...row.fragments] }));
  for (const [at, row] of joined.entries()) {
    const next = joined[at + 1];
    if (!next || row.fragments.length < 2 || next.baseline - row.baseline > MAX_LEADING * row.size) continue;
    for (const [index, fragment] of row.fragments.entries()) {
      const rest = next.fragments.find((candidate) => continuesDate(fragment, candidate));
      if (!rest) continue;
      row.fragments[index] = append(fragment, rest);
      next.fragments = next.fragments.filter((candidate) => candidate !== rest);
    }
  }
  return joined.filter(({ fragments }) => fragments.length > 0);
}

function continuesDate(date: Fragment, rest: Fragment): boolean {
  const isBelow = Math.abs(date.left - rest.left) < SAME_EDGE || Math.abs(date.right - rest.right) < SAME_EDGE;
  // Texts are only put together for fragments at the same edge, which are few.
  if (!isBelow) return false;
  const [text, continued] = [textOfFragment(date), textOfFragment(rest)];
  if (!HAS_YEAR.test(text)) return false;
  return END_OF_DATE.test(continued) || (ENDS_OPEN.test(text) && continued.length <= text.length + 4);
}

/** Appends runs to a fragment, as if they were behind it, also where the text beside it is. */
function append(fragment: Fragment, rest: Fragment): Fragment {
  const space = fragment.size * 0.3;
  const shift = isMostlyRtl(textOfFragment(fragment))
    ? fragment.left - space - rest.right
    : fragment.right + space - rest.left;
  const runs = rest.runs.map((run) => ({
    ...run,
    baseline: fragment.baseline,
    box: { ...run.box, left: run.box.left + shift, top: fragment.baseline - run.box.height * 0.75 },
  }));
  return { ...fragment, runs: [...fragment.runs, ...runs].map((run) => ({ ...run, isApart: true })) };
}
