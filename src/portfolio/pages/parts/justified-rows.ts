/** A picture's place in a row: its share of the width that the gaps leave, and the number of gaps in the row. */
export type RowPlace = { share: number; gaps: number };

type Rows = { cost: number; starts: readonly number[]; tallest: number };

const sumOf = (ratios: readonly number[]) => ratios.reduce((sum, ratio) => sum + ratio, 0);

/** Returns how far a row is from the wanted height; twice as high costs as much as half as high. */
const costOf = (sum: number, target: number) => Math.log(sum / target) ** 2;

/** Allows for rounding when the heights of rows are compared. */
const TOLERANCE = 1e-9;

/**
 * Breaks pictures into rows of equal width, each with pictures of equal height, so that the heights of the rows are as
 * near as can be to the width divided by `target`. The last row is full like the others, and no higher than the highest.
 * Takes and returns pictures in order: ratios of width to height, and the number of pictures in each row.
 */
export function breakIntoRows(ratios: readonly number[], target: number): number[] {
  const best: Rows[] = [{ cost: 0, starts: [], tallest: Number.POSITIVE_INFINITY }];
  for (let end = 1; end <= ratios.length; end += 1) {
    const isLast = end === ratios.length;
    let found: Rows | undefined;
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      const sum = sumOf(ratios.slice(start, end));
      if (!before || (isLast && start > 0 && sum < before.tallest - TOLERANCE)) continue;
      const cost = before.cost + costOf(sum, target);
      if (!found || cost < found.cost)
        found = { cost, starts: [...before.starts, start], tallest: Math.min(before.tallest, sum) };
    }
    if (found) best.push(found);
  }
  const starts = best.at(-1)?.starts ?? [];
  return starts.map((start, at) => (starts[at + 1] ?? ratios.length) - start);
}

/** Returns the numbers of pictures in rows of at most the given length, as equal as can be. */
export function rowsOf(count: number, columns: number): number[] {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: rows }, (_, at) => Math.ceil((count - at) / rows));
}

/** Returns the place of each picture in rows with the given numbers of pictures. */
export function placesInRows(ratios: readonly number[], counts: readonly number[]): RowPlace[] {
  let start = 0;
  return counts.flatMap((count) => {
    const row = ratios.slice(start, start + count);
    start += count;
    return row.map((ratio) => ({ share: ratio / sumOf(row), gaps: count - 1 }));
  });
}
