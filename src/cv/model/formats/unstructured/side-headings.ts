import { joinExcerpts } from './excerpt.ts';
import { headingKindOf } from './lexicon/heading-kind.ts';
import { isCapitals, type Row } from './rows.ts';

/** Headings beside their text that show that the document has them there. */
const MIN_CAPITALS = 2;

/** Divides rows at headings in capitals that stand beside the text they belong to, as in “SKILLS    Rust, Go”. */
export function withSideHeadings(rows: readonly Row[]): Row[] {
  const isInCapitals = (row: Row) => row.caps && headingKindOf(row.text.text.trim()) !== undefined;
  if (rows.filter((row) => isSideHeading(row) || isInCapitals(row)).length < MIN_CAPITALS) return [...rows];
  return rows.flatMap((row) => (isSideHeading(row) ? divided(row) : [row]));
}

const isSideHeading = ({ segments: [first, second], source }: Row) =>
  first !== undefined &&
  second !== undefined &&
  source.bullet === undefined &&
  isCapitals(first.text) &&
  !isCapitals(second.text) &&
  headingKindOf(first.text.trim()) !== undefined;

function divided(row: Row): Row[] {
  const [first, ...others] = row.segments;
  const [runs = [], ...otherRuns] = row.source.segments.filter((segment) => segment.some(({ text }) => text.trim()));
  if (!first) return [row];
  const rest = joinExcerpts(others, '\t');
  const sizeOf = (pieces: typeof runs) => Math.max(0, ...pieces.map(({ size }) => size));
  const [left, right] = [row.left, row.right];
  const share = first.text.length / Math.max(1, first.text.length + rest.text.length);
  return [
    {
      ...row,
      ...{ text: first, segments: [first], size: sizeOf(runs), bold: row.startsBold, caps: true },
      source: { ...row.source, segments: [runs] },
    },
    {
      ...row,
      ...{ text: rest, segments: others, size: sizeOf(otherRuns.flat()), caps: false },
      ...{ bold: otherRuns.flat().every(({ bold }) => bold), startsBold: otherRuns[0]?.[0]?.bold === true },
      source: { ...row.source, segments: otherRuns, gapAbove: 0, ruleBelow: false },
      left: left === undefined || right === undefined ? undefined : left + (right - left) * share,
    },
  ];
}
