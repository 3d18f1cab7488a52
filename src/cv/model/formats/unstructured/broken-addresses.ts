import { type Excerpt, joinExcerpts, sliceExcerpt } from './excerpt.ts';
import { withoutHyphens } from './links.ts';
import type { Row } from './rows.ts';

/** The largest space, in line heights, above a line that continues the one before. */
const MAX_GAP = 0.12;

/** Joins rows between which a narrow column breaks a mail or web address. */
export function withWholeAddresses(rows: readonly Row[]): Row[] {
  const whole: Row[] = [];
  let last: Row | undefined;
  for (const row of rows) {
    const before = whole.at(-1);
    const isNext = last && row.source.column === last.source.column && row.source.gapAbove <= MAX_GAP;
    if (before && last && isNext && (continuesLink(last, row) || continuesMail(before, row)))
      whole[whole.length - 1] = joined(before, row);
    else whole.push(row);
    last = row;
  }
  return whole;
}

/** Whether both rows lead to the same address, which has the words at their border as one. */
function continuesLink(row: Row, next: Row): boolean {
  const link = row.source.segments.at(-1)?.findLast(isVisible)?.link;
  if (link === undefined || link !== next.source.segments[0]?.find(isVisible)?.link) return false;
  const wordsOf = (line: Row) => line.text.text.trim().split(/\s+/);
  const word = `${wordsOf(row).at(-1)}${wordsOf(next)[0]}`;
  return withoutHyphens(link).includes(withoutHyphens(word));
}

const isVisible = ({ text }: { text: string }) => text.trim() !== '';

const DOMAIN = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/u;

/** Whether two rows without spaces are parts of one mail address. */
function continuesMail(row: Row, next: Row): boolean {
  const [start, end] = [row.text.text.trim(), next.text.text.trim()];
  if (/\s/.test(start) || /\s/.test(end) || start.length + end.length > 300) return false;
  if (end.includes('@')) return !start.includes('@') && /[\p{L}\p{N}][-._+]$/u.test(start);
  const domain = start.split('@')[1];
  return domain !== undefined && DOMAIN.test(domain + end) && (/[.-]$/.test(domain) || !domain.includes('.'));
}

function joined(row: Row, next: Row): Row {
  const glue = (one: Excerpt, other: Excerpt) => {
    const start = other.text.length - other.text.trimStart().length;
    return joinExcerpts([sliceExcerpt(one, 0, one.text.trimEnd().length), sliceExcerpt(other, start)], '');
  };
  const [last, first] = [row.segments.at(-1), next.segments[0]];
  return {
    ...row,
    text: glue(row.text, next.text),
    segments:
      last && first ? [...row.segments.slice(0, -1), glue(last, first), ...next.segments.slice(1)] : row.segments,
    right: next.right,
  };
}
