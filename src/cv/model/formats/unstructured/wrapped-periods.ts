import { findPeriods } from './find-period.ts';
import { isEastAsian } from './layout/text-direction.ts';

/** The longest part of a period on either line. */
const MAX_PART = 30;

const YEAR = /^\p{Nd}{4}$/u;

/** Whether dates begin on a line and end on the next: `Aug 2012 –`, `May 2016`, or a month before a line with its year. */
export function wrapsPeriod(line: string, next: string): boolean {
  const before = line.trimEnd().slice(-MAX_PART);
  const after = next.trim().slice(0, MAX_PART);
  const last = findPeriods(before, 'dayFirst').at(-1);
  const isComplete = last !== undefined && last.end !== '' && last.to === before.length;
  if (isComplete || isPeriodFirst(after)) return false;
  const both = `${before}${isEastAsian(after.charAt(0)) ? '' : ' '}${after}`;
  return findPeriods(both, 'dayFirst').some(({ from, to, start, end, ongoing }) => {
    if (from >= before.length || to <= both.length - after.length) return false;
    return ongoing || (end === '' ? YEAR.test(after) : start <= end);
  });
}

/** Whether a line begins with a period of its own. */
const isPeriodFirst = (text: string) => {
  const [first] = findPeriods(text, 'dayFirst');
  return first !== undefined && first.from === 0 && first.isRange;
};
