import { type Excerpt, joinExcerpts, sliceExcerpt } from './excerpt.ts';
import { findPeriods } from './find-period.ts';
import { EAST_ASIAN, isFull, startsLowercase } from './full-lines.ts';
import { isMostlyRtl } from './layout/text-direction.ts';
import type { Row } from './rows.ts';
import { HEADING_GAP, isWrappedBesideDates, isWrappedHeader, isWrappedHeading } from './wrapped-headers.ts';
import { wrapsPeriod } from './wrapped-periods.ts';

/** Rows that a person reads as one: a paragraph, a list item or a single line. */
export type Block = {
  first: Row;
  text: Excerpt;
  /** The wide gaps of a single line; a paragraph of several lines has one segment. */
  segments: Excerpt[];
  bullet: number | undefined;
  gapAbove: number;
};

/** The largest space above a line, in line heights, that continues a paragraph. */
const MAX_GAP = 0.6;

/** The edges of the text of a column, and whether lines are wrapped at the right one. */
type ColumnEdge = { left: number; right: number; isWrapped: boolean };
export type ColumnEdges = ReadonlyMap<number, ColumnEdge>;

/**
 * Returns the edges of each column. The right one is the farthest that several lines reach, because single lines that aren't wrapped
 * reach beyond the width at which text is.
 */
export function columnEdgesOf(rows: readonly Row[]): ColumnEdges {
  const columns = Map.groupBy(rows, ({ source }) => source.column);
  return new Map(
    [...columns].map(([column, own]) => {
      const usual = edgeOf(own.filter(({ text }) => /\S\s+\S/.test(text.text.trim())).map((row) => row.right ?? 0));
      const right = own.reduce(
        (most, row, at) => (isBroken(row, own[at + 1]) ? Math.max(most, row.right ?? 0) : most),
        usual,
      );
      const left = own.reduce((least, row) => Math.min(least, row.left ?? least), Number.POSITIVE_INFINITY);
      return [column, { left, right, isWrapped: own.some((row, at) => showsWrapping(row, own[at + 1], right)) }];
    }),
  );
}

/** Whether a line is wrapped for certain: it ends in the middle of a sentence, which goes on in lowercase. */
const isBroken = (row: Row, next: Row | undefined) =>
  next !== undefined &&
  next.source.bullet === undefined &&
  next.source.gapAbove <= MAX_GAP &&
  row.segments.length === 1 &&
  isUnfinished(row) &&
  startsLowercase(next);

/** Whether a line goes on in the middle of a sentence on the next one. In scripts without case any text may. */
const showsWrapping = (row: Row, next: Row | undefined, right: number) =>
  next !== undefined &&
  next.source.bullet === undefined &&
  next.source.gapAbove <= MAX_GAP &&
  (startsLowercase(next) || !/[\p{Lu}\p{Ll}]/u.test(next.text.text)) &&
  isFull(row, next, right);

const EDGE_TOLERANCE = 0.93;

function edgeOf(rights: readonly number[]): number {
  const sorted = rights.toSorted((a, b) => b - a);
  const edge = sorted.find((right, at) => (sorted[at + 2] ?? 0) >= right * EDGE_TOLERANCE);
  return edge ?? sorted[0] ?? 0;
}

/** Joins wrapped lines to paragraphs and list items. */
export function blocksOf(rows: readonly Row[], edges: ColumnEdges): Block[] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group && continues(group, row, edges.get(row.source.column))) group.push(row);
    else groups.push([row]);
  }
  return groups.map(blockOf);
}

function continues(group: readonly Row[], row: Row, edge: ColumnEdge | undefined): boolean {
  const first = group[0];
  const last = group.at(-1);
  if (!first || !last || row.source.bullet !== undefined) return false;
  if (isWrappedBesideDates(first, last, row)) return true;
  if (row.level !== undefined) return edge !== undefined && isWrappedHeading(last, row, edge.right);
  if (last.level !== undefined || last.source.ruleBelow || row.source.gapAbove > MAX_GAP) return false;
  if (row.source.column !== last.source.column) return false;
  if (row.segments.length > 1) return edge !== undefined && isWrappedHeader(last, row, edge.right);
  if (row.left !== undefined && wrapsPeriod(last.text.text, row.text.text)) return true;
  if (last.segments.length > 1) return false;
  return first.source.bullet === undefined ? continuesText(last, row, edge) : continuesItem(first, last, row, edge);
}

function continuesItem(item: Row, last: Row, row: Row, edge: ColumnEdge | undefined): boolean {
  if (isIndentedLike(item, row)) return true;
  const isWrapped = edge !== undefined && isFull(last, row, edge.right);
  if (isWrapped && isIndentedIn(edge, row) && isUnfinished(last)) return !isNew(row);
  if (!startsLowercase(row) || ADDRESS.test(row.text.text)) return false;
  return isUnfinished(last) || (isWrapped && edge.isWrapped);
}

function continuesText(last: Row, row: Row, edge: ColumnEdge | undefined): boolean {
  if (!edge || row.bold !== last.bold || LABEL.test(row.text.text)) return false;
  if (isOpen(last, row) && isFull(last, row, edge.right, MIN_OPEN)) return !isDateLine(last, row);
  if (!edge.isWrapped || !isFull(last, row, edge.right)) return false;
  return startsLowercase(row) || isInParenthesis(last) || !isDateLine(last, row);
}

/** The least length of a line of a narrow column that shows by itself that it goes on. */
const MIN_OPEN = 8;

/** The least length of a line of a list item that goes on because it ends in the middle of a sentence. */
const MIN_UNFINISHED = 44;

/** Whether a long line on a page ends without the end of a sentence. */
const isUnfinished = ({ text, left }: Row) =>
  left !== undefined && text.text.trim().length >= MIN_UNFINISHED && !/[.!?:;…]$/.test(text.text.trim());

/** Whether a line ends in the middle of a list, or both lines are of one title. */
const isOpen = (row: Row, next: Row) =>
  next.source.gapAbove <= HEADING_GAP && (/[,،、]$/.test(row.text.text.trim()) || (row.bold && next.bold));

const isInParenthesis = ({ text: { text } }: Row) => text.lastIndexOf('(') > text.lastIndexOf(')');

/** Whether dates show that a line is complete, or that the next one begins anew or is a line of dates itself. */
function isDateLine(row: Row, next: Row): boolean {
  if (findPeriods(row.text.text, 'dayFirst').some(({ isRange }) => isRange)) return true;
  const text = next.text.text.trim();
  return findPeriods(text, 'dayFirst').some(
    ({ from, to, isRange }, at) =>
      (at === 0 && from === 0) || (isRange && to === text.length && /[|·•]\s?$/.test(text.slice(0, from))),
  );
}

const ADDRESS = /^\s*(?:https?:\/\/|www\.)/i;

/** A label before a detail, which begins a line: `Grade: 1.3`. */
const LABEL = /^\s*(?:[\p{Lu}\p{Lo}][^:：.!?]{1,30}[:：](?:\s|$)|https?:\/\/)/u;

const isNew = ({ text: { text } }: Row) => LABEL.test(text) || findPeriods(text.trimStart(), 'dayFirst')[0]?.from === 0;

/** In points. */
const SAME_INDENT = 1.5;

/** Whether a line begins further right than others of its column, as the lines of a list do, or below their markers. */
const isIndentedIn = (edge: ColumnEdge, { left }: Row) => left !== undefined && left > edge.left + SAME_INDENT;

/** Whether a row begins where the text of a list item does. */
function isIndentedLike(item: Row, row: Row): boolean {
  if (item.left === undefined || item.right === undefined || row.left === undefined || row.right === undefined)
    return false;
  // The boxes of plain text begin at the left, whatever its direction.
  if (item.size > 0 && isMostlyRtl(item.text.text)) return row.right <= item.right + SAME_INDENT;
  return row.left >= item.left - SAME_INDENT && item.left > 0;
}

function blockOf(group: readonly Row[]): Block {
  const [first, second, ...others] = group;
  if (!first) throw new Error('a block has rows');
  const { bullet, gapAbove } = first.source;
  const block = { first, bullet, gapAbove };
  if (!second) return { ...block, text: first.text, segments: first.segments };
  if (isWrappedBesideDates(first, first, second)) {
    const segments = withWrapped(first, [second, ...others]);
    return { ...block, text: joinExcerpts(segments, '\t'), segments };
  }
  const text = [second, ...others].reduce((before, row) => joinWrapped(before, row.text), first.text);
  return { ...block, text, segments: [] };
}

/** Returns the segments of a line, with the lines on which the first of them goes on. */
const withWrapped = ({ segments: [title, ...others] }: Row, below: readonly Row[]): Excerpt[] =>
  title ? [below.reduce((text, row) => joinWrapped(text, row.text), title), ...others] : [];

/** Compounds whose hyphen stays when a line breaks after it. */
const KEPT_PREFIX =
  /(?:^|[^\p{L}])(?:self|co|non|full|part|end|cross|well|long|short|high|low|multi|in|on|off|post|pre|e|it|user|data|open|real|day|face)-$/iu;
const CONJUNCTION = /^(?:und|oder|bzw|and|or|et|y)\b/i;

/** Joins two lines of a paragraph, and undoes hyphenation. */
function joinWrapped(before: Excerpt, next: Excerpt): Excerpt {
  const left = before.text.trimEnd();
  const start = next.text.length - next.text.trimStart().length;
  const right = sliceExcerpt(next, start);
  const isHyphenated =
    /\p{L}[-\u00ad‐]$/u.test(left.slice(-3)) && /^\p{Ll}/u.test(right.text) && !CONJUNCTION.test(right.text);
  if (isHyphenated) {
    const end = KEPT_PREFIX.test(left.slice(-12)) ? left.length : left.length - 1;
    return joinExcerpts([sliceExcerpt(before, 0, end), right], '');
  }
  const isDate = /\p{Nd}$/u.test(left.slice(-1)) && /^[年月日]/.test(right.text);
  const isEastAsian = EAST_ASIAN.test(left.at(-1) ?? '') && EAST_ASIAN.test(right.text[0] ?? '');
  return joinExcerpts(
    [sliceExcerpt(before, 0, left.length), right],
    isDate || isEastAsian || /[/-]$/.test(left.slice(-1)) ? '' : ' ',
  );
}
