import type { SourceLine } from '../source-document.ts';
import { type Region, regionsOf } from './columns.ts';
import { rowsOf } from './fragments.ts';
import { linesOfRegion, markRules, type PlacedLine } from './lines-of-region.ts';
import type { PageContent } from './page-content.ts';
import { withoutRepeated } from './repeated-lines.ts';
import { isMostlyRtl } from './text-direction.ts';

/** Lines that are read before those of other columns, and where they are across the page. */
type Column = { lines: PlacedLine[]; left: number; right: number; lastPage: number };

/** Returns the lines of pages in reading order. A column that continues on the next page is read on there. */
export function linesOfPages(pages: readonly PageContent[]): SourceLine[] {
  const isRtl = isMostlyRtl(pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join(''));
  const columns: Column[] = [];
  for (const [number, page] of pages.entries()) {
    const fragments = rowsOf(page.runs.filter(({ text, size }) => text !== '' && size > 0)).flatMap(
      (row) => row.fragments,
    );
    const regions = regionsOf(fragments, isRtl);
    for (const region of regions) {
      const lines = linesOfRegion(region, page, { pageNumber: number, isRtl });
      markRules(lines, region, page.rules);
      const before = continuedBy(region, { columns, number, isOnly: regions.length === 1 });
      if (before) {
        before.lines.push(...lines);
        before.lastPage = number;
      } else columns.push({ lines, left: region.left, right: region.right, lastPage: number });
    }
  }
  const heights = pages.map(({ height }) => height);
  const kept = new Set(
    withoutRepeated(
      columns.flatMap(({ lines }) => lines),
      heights,
    ),
  );
  return columns
    .map(({ lines }) => lines.filter((line) => kept.has(line)))
    .filter((lines) => lines.length > 0)
    .flatMap((lines, column) => withGaps(lines, column));
}

/** In points. */
const SAME_EDGE = 14;
const MIN_COLUMN_WIDTH = 60;

type PageBefore = { columns: readonly Column[]; number: number; isOnly: boolean };

/**
 * Returns the column of the page before that a region continues: one that begins at the same edge, or the widest for a
 * page of one column.
 */
function continuedBy({ left, right }: Region, { columns, number, isOnly }: PageBefore): Column | undefined {
  const before = columns.filter(({ lastPage }) => lastPage === number - 1);
  const sameEdge = before.findLast(
    (column) =>
      Math.abs(column.left - left) < SAME_EDGE &&
      (right - left < MIN_COLUMN_WIDTH ||
        Math.min(column.right, right) - Math.max(column.left, left) > MIN_COLUMN_WIDTH),
  );
  if (sameEdge || !isOnly) return sameEdge;
  return before.toSorted((one, other) => other.right - other.left - (one.right - one.left))[0];
}

/** The distance between baselines in font sizes, where a text has too few lines to tell. */
const USUAL_LEADING = 1.25;
const LEAST_GAP = 0.12;

function withGaps(lines: readonly PlacedLine[], column: number): SourceLine[] {
  const leading = leadingOf(lines);
  return lines.map(({ baseline, size, box, ...line }, at) => {
    const before = lines[at - 1];
    const isNext = before && before.page === line.page && baseline > before.baseline;
    const gap = isNext ? (baseline - before.baseline) / (Math.min(size, before.size) * leading) - 1 : 0;
    const isBelow = isNext && gap > LEAST_GAP;
    return { ...line, box, column, gapAbove: isBelow ? Math.round(gap * 100) / 100 : 0 };
  });
}

/** Returns the most frequent distance between lines of one size, in font sizes. */
function leadingOf(lines: readonly PlacedLine[]): number {
  const counts = new Map<number, number>();
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (!next || next.page !== line.page || Math.abs(next.size - line.size) > 0.3) continue;
    const leading = Math.round(((next.baseline - line.baseline) / line.size) * 20) / 20;
    if (leading > 0.9 && leading < 2.2) counts.set(leading, (counts.get(leading) ?? 0) + 1);
  }
  const [usual] = [...counts].sort(([one, times], [other, otherTimes]) => otherTimes - times || one - other);
  return usual && usual[1] > 1 ? usual[0] : USUAL_LEADING;
}
