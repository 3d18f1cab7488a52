import { findPeriods } from './find-period.ts';
import { isFull } from './full-lines.ts';
import { isMostlyRtl } from './layout/text-direction.ts';
import type { Row } from './rows.ts';

/** The largest space above a line within a heading. */
export const HEADING_GAP = 0.12;

/** Whether a heading goes on from the line above, in a column that its next word would not have fit into. */
export function isWrappedHeading(last: Row, row: Row, columnRight: number): boolean {
  const { gapAbove, column } = row.source;
  if (last.left === undefined || last.right === undefined || row.left === undefined) return false;
  const isAlike = row.level === last.level && row.size === last.size && column === last.source.column;
  if (!isAlike || gapAbove > HEADING_GAP || last.segments.length + row.segments.length > 2) return false;
  const characterWidth = (last.right - last.left) / Math.max(1, last.text.text.trim().length);
  const [word = ''] = row.text.text.trim().split(/\s/, 1);
  return (
    Math.abs(row.left - last.left) < characterWidth && last.right + (word.length + 0.5) * characterWidth > columnRight
  );
}

/** Whether names that were too long for a line go on before the dates on the next. */
export function isWrappedHeader(last: Row, row: Row, columnRight: number): boolean {
  const [, dates, ...others] = row.segments;
  const end = last.source.segments.at(-1)?.at(-1);
  const start = row.source.segments[0]?.[0];
  if (!dates || others.length > 0 || !end || !start || last.segments.length > 1) return false;
  const isAlike = end.bold === start.bold && end.italic === start.italic && end.size === start.size;
  const isHeader = last.startsBold && last.source.bullet === undefined && row.source.gapAbove <= HEADING_GAP;
  if (!isHeader || !isAlike || !isFull(last, row, columnRight)) return false;
  return !hasPeriod(last.text.text) && findPeriods(dates.text.trim(), 'dayFirst')[0]?.from === 0;
}

const hasPeriod = (text: string) => findPeriods(text, 'dayFirst').length > 0;

/** In points. */
const SAME_EDGE = 3;
/** The usual width of a letter, in font sizes. */
const LETTER_WIDTH = 0.5;

/** Whether a title that is too long for the space beside its dates goes on below its first line. */
export function isWrappedBesideDates(first: Row, last: Row, row: Row): boolean {
  const [title, dates, ...others] = first.segments;
  if (!title || !dates || others.length > 0 || row.segments.length > 1 || row.source.gapAbove > HEADING_GAP)
    return false;
  if (row.level !== first.level || row.source.column !== first.source.column || !isSameLook(first, row)) return false;
  if (!hasSameEdge(first, row) || findPeriods(dates.text.trim(), 'dayFirst')[0]?.from !== 0) return false;
  const letter = row.size * LETTER_WIDTH;
  const space = widthOf(first) - dates.text.trim().length * letter;
  const used = last === first ? title.text.trim().length * letter : widthOf(last);
  const [word = ''] = row.text.text.trim().split(/\s/, 1);
  return used + (word.length + 1) * letter > space;
}

const widthOf = ({ left = 0, right = 0 }: Row) => right - left;

/** Whether a line looks like the title above it, which stands out by bold letters or as a heading. */
function isSameLook({ source: { segments }, level }: Row, row: Row): boolean {
  const end = segments[0]?.at(-1);
  const start = row.source.segments[0]?.[0];
  return (
    end !== undefined &&
    start !== undefined &&
    end.size === start.size &&
    end.bold === row.bold &&
    (level !== undefined || row.bold)
  );
}

function hasSameEdge(first: Row, row: Row): boolean {
  const [edge, own] = isMostlyRtl(first.text.text) ? [first.right, row.right] : [first.left, row.left];
  return edge !== undefined && own !== undefined && Math.abs(edge - own) < SAME_EDGE;
}
