import { joinExcerpts } from './excerpt.ts';
import { headingKindOf } from './lexicon/heading-kind.ts';
import type { Row } from './rows.ts';

/** The largest space, in line heights, within a heading. */
const MAX_GAP = 0.12;

/** Joins headings that a narrow column divides into two lines, if the whole is a known one. */
export function withWholeHeadings(rows: readonly Row[]): Row[] {
  const whole: Row[] = [];
  for (const row of rows) {
    const before = whole.at(-1);
    if (before && isSecondLine(before, row)) whole[whole.length - 1] = joined(before, row);
    else whole.push(row);
  }
  return whole;
}

const isSecondLine = (row: Row, next: Row) =>
  next.source.gapAbove <= MAX_GAP &&
  next.source.column === row.source.column &&
  next.source.bullet === undefined &&
  row.source.bullet === undefined &&
  row.segments.length + next.segments.length === 2 &&
  next.size === row.size &&
  next.level === row.level &&
  next.caps === row.caps &&
  next.bold === row.bold &&
  (row.caps || row.bold || row.level !== undefined) &&
  headingKindOf(next.text.text.trim()) === undefined &&
  headingKindOf(`${row.text.text.trim()} ${next.text.text.trim()}`) !== undefined;

function joined(row: Row, next: Row): Row {
  const text = joinExcerpts([row.text, next.text], ' ');
  return { ...row, text, segments: [text], source: { ...row.source, ruleBelow: next.source.ruleBelow } };
}
