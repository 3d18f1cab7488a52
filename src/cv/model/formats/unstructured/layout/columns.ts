import { type Fragment, type Row, rowsOfFragments, textOfFragment } from './fragments.ts';

/** Text that is read from top to bottom before any other. */
export type Region = { fragments: Fragment[]; left: number; right: number };

/** In points. */
const BUCKET = 3;
const MIN_GUTTER = 7;
/** Least number of rows on either side of a gutter. */
const MIN_ROWS = 3;
const MAX_DEPTH = 6;
const MAX_TRIES = 8;
/** Most parts of a page into which it is divided. */
const MAX_BUCKETS = 700;

/**
 * Divides text into regions in reading order: what is above a pair of columns, the first column, the second, and what
 * is below them. In right-to-left text, the right column is the first.
 */
export function regionsOf(fragments: readonly Fragment[], isRtl: boolean, depth = 0): Region[] {
  if (fragments.length === 0) return [];
  const whole = () => [regionOf(fragments)];
  if (depth >= MAX_DEPTH || fragments.length < 2 * MIN_ROWS) return whole();
  const rows = rowsOfFragments(fragments);
  const { columns: gutter, labels } = findGutter(rows, isRtl);
  if (!gutter) {
    if (labels) setApart(rows, labels);
    return whole();
  }
  const between = rows.slice(gutter.from, gutter.to).flatMap((row) => row.fragments);
  const left = between.filter(({ right }) => right <= gutter.at);
  const right = between.filter((fragment) => fragment.right > gutter.at);
  const parts = [
    rows.slice(0, gutter.from).flatMap((row) => row.fragments),
    ...(isRtl ? [right, left] : [left, right]),
    rows.slice(gutter.to).flatMap((row) => row.fragments),
  ];
  return parts.flatMap((part) => regionsOf(part, isRtl, depth + 1));
}

const regionOf = (fragments: readonly Fragment[]): Region => ({
  fragments: [...fragments],
  left: fragments.reduce((least, { left }) => Math.min(least, left), Number.POSITIVE_INFINITY),
  right: fragments.reduce((most, { right }) => Math.max(most, right), 0),
});

/** An empty strip from one row to another, excluding it, with text on both sides. */
type Gutter = { at: number; from: number; to: number };

/** Returns the strip between two columns; without one, that after a column of labels. */
function findGutter(
  rows: readonly Row[],
  isRtl: boolean,
): { columns?: Gutter | undefined; labels?: Gutter | undefined } {
  const strips = stripsIn(rows).slice(0, MAX_TRIES);
  const columns = strips.find(({ at, from, to }) => separatesColumns(rows.slice(from, to), at, isRtl));
  if (columns) return { columns: withoutLastHeading(rows, columns) };
  return isRtl ? {} : { labels: strips.find(({ at, from, to }) => isLabelColumn(leftOf(rows.slice(from, to), at))) };
}

const leftOf = (rows: readonly Row[], at: number) =>
  rows.flatMap(({ fragments }) => fragments.filter(({ right }) => right <= at));

/** Ends a strip above a heading whose text is below the columns. */
function withoutLastHeading(rows: readonly Row[], { at, from, to }: Gutter): Gutter {
  const usual = medianSize(rows.flatMap(({ fragments }) => fragments));
  let end = to;
  while (end > from + MIN_ROWS && end < rows.length && isHeadingBeside(rows[end - 1], at, usual)) end -= 1;
  return { at, from, to: end };
}

const isHeadingBeside = (row: Row | undefined, at: number, usual: number) =>
  row?.fragments.every((fragment) => isHeading(fragment, usual)) &&
  (row.fragments.every(({ right }) => right <= at) || row.fragments.every(({ left }) => left >= at));

/** Marks labels as apart from the text beside them, which may be nearer than a wide gap. */
function setApart(rows: readonly Row[], { at, from, to }: Gutter): void {
  for (const { fragments } of rows.slice(from, to))
    if (fragments.some(({ left }) => left > at))
      for (const { runs } of fragments.filter(({ right }) => right <= at)) for (const run of runs) run.isApart = true;
}

/** Returns the empty strips that are wide enough, those with the most rows first. */
function stripsIn(rows: readonly Row[]): Gutter[] {
  const all = regionOf(rows.flatMap(({ fragments }) => fragments));
  const size = Math.max(BUCKET, (all.right - all.left) / MAX_BUCKETS);
  const count = Math.ceil((all.right - all.left) / size);
  const occupied = rows.map((row) => {
    const buckets = new Uint8Array(count + 1);
    for (const { left, right } of row.fragments) {
      buckets.fill(1, Math.floor((left - all.left) / size), Math.ceil((right - all.left) / size));
    }
    return buckets;
  });
  const found: (Gutter & { score: number })[] = [];
  for (let bucket = 1; bucket < count; bucket += 1) {
    const at = all.left + (bucket + 0.5) * size;
    for (const [from, to] of freeRanges(occupied, bucket)) {
      const within = rows.slice(from, to);
      const [left, right] = [
        within.filter(({ fragments: [first] }) => first && first.right <= at).length,
        within.filter(({ fragments }) => (fragments.at(-1)?.left ?? 0) > at).length,
      ];
      if (Math.min(left, right) < MIN_ROWS) continue;
      const gap = gapAt(within, at);
      if (gap.right - gap.left < MIN_GUTTER) continue;
      found.push({ at: (gap.left + gap.right) / 2, from, to, score: to - from + (gap.right - gap.left) / 1000 });
    }
  }
  const distinct = new Map(found.map((gutter) => [`${gutter.from} ${gutter.to} ${Math.round(gutter.at)}`, gutter]));
  return [...distinct.values()].sort((one, other) => other.score - one.score);
}

function* freeRanges(occupied: readonly Uint8Array[], bucket: number): Generator<[number, number]> {
  let from = 0;
  for (let row = 0; row <= occupied.length; row += 1) {
    if (row < occupied.length && !occupied[row]?.[bucket]) continue;
    if (row - from >= MIN_ROWS) yield [from, row];
    from = row + 1;
  }
}

function gapAt(rows: readonly Row[], at: number) {
  let [left, right] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { fragments } of rows) {
    for (const fragment of fragments) {
      if (fragment.right <= at) left = Math.max(left, fragment.right);
      else right = Math.min(right, fragment.left);
    }
  }
  return { left, right };
}

/** The share of rows beside others from which they are read across, as in a table. */
const BESIDE = 0.75;
const MOSTLY_DATES = 0.6;
/** Years in the numerals of any script, months such as “3/21”, and the words for both in Japanese and Chinese. */
const DATE = /\p{Nd}{4}|\p{Nd}{1,2}[./]\p{Nd}{2}|[年月]/u;

/** Returns whether rows that a gutter divides are two columns, rather than lines with a wide gap such as before dates. */
function separatesColumns(rows: readonly Row[], at: number, isRtl: boolean): boolean {
  const sides = rows.map(({ fragments }) => ({
    left: fragments.filter(({ right }) => right <= at),
    right: fragments.filter(({ right }) => right > at),
  }));
  const [left, right] = [sides.filter((side) => side.left.length > 0), sides.filter((side) => side.right.length > 0)];
  const [inLeft, inRight] = [left.flatMap((side) => side.left), right.flatMap((side) => side.right)];
  const usual = medianSize([...inLeft, ...inRight]);
  const narrow = widthOf(inLeft) < widthOf(inRight) ? inLeft : inRight;
  const texts = narrow.filter((fragment) => !isHeading(fragment, usual));
  if (texts.filter((fragment) => DATE.test(textOfFragment(fragment))).length >= MOSTLY_DATES * texts.length)
    return false;
  const sparse = left.length <= right.length ? left : right;
  const besideShare = sparse.filter((side) => side.left.length > 0 && side.right.length > 0).length / sparse.length;
  if (!isRtl && isLabelColumn(inLeft)) return false;
  if (besideShare < BESIDE) return true;
  return [inLeft, inRight].every((side) => side.some((fragment) => isHeading(fragment, usual)));
}

/** In points. */
const SAME_RIGHT = 2;
const OTHER_LEFT = 12;

/** Returns whether fragments end at one edge and begin at many, as labels before the text that they belong to. */
function isLabelColumn(fragments: readonly Fragment[]): boolean {
  const rights = fragments.map(({ right }) => right).sort((one, other) => one - other);
  const edge = rights[Math.floor(rights.length / 2)] ?? 0;
  const aligned = fragments.filter(({ right }) => Math.abs(right - edge) < SAME_RIGHT);
  const lefts = aligned.map(({ left }) => left).sort((one, other) => one - other);
  const spread = (lefts.at(-1) ?? 0) - (lefts[Math.floor(lefts.length / 4)] ?? 0);
  return aligned.length >= LABELS * fragments.length && spread > OTHER_LEFT;
}

/** The share of a column that ends at its edge. */
const LABELS = 0.8;

const LARGER = 1.12;
const CAPITALS = /^\p{Lu}[\p{Lu}\s&/]{3,}$/u;
const isHeading = (fragment: Fragment, usual: number) =>
  fragment.size > usual * LARGER ||
  CAPITALS.test(textOfFragment(fragment)) ||
  fragment.runs[0]?.tag?.heading !== undefined;

const widthOf = (fragments: readonly Fragment[]) => {
  const { left, right } = regionOf(fragments);
  return right - left;
};
function medianSize(fragments: readonly Fragment[]): number {
  const sizes = fragments.map(({ size }) => size).sort((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}
