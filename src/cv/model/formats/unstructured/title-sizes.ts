import { MAX_HEADER } from './header-lines.ts';
import type { Row } from './rows.ts';

/** How much larger than text titles are. */
const LARGER = 1.12;
/** In points. */
const SAME_SIZE = 0.3;
const MIN_TITLES = 2;
/** Below all levels that files give. */
const LEVEL = 7;

/** Gives rows that are larger than the text, and smaller than the headings of sections, the level of titles of entries. */
export function withTitleSizes(rows: readonly Row[], heading: Row | undefined): Row[] {
  const text = usualSizeOf(rows);
  const isTitle = ({ size, source, text: { text: words }, level }: Row) =>
    level === undefined &&
    source.bullet === undefined &&
    words.length <= MAX_HEADER &&
    size > text * LARGER &&
    (heading === undefined || heading.size < text + SAME_SIZE || size < heading.size - SAME_SIZE);
  if (text === 0 || rows.filter(isTitle).length < MIN_TITLES) return [...rows];
  return rows.map((row) => (isTitle(row) ? { ...row, level: LEVEL } : row));
}

/** Returns the size of most letters. */
function usualSizeOf(rows: readonly Row[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of rows) letters.set(size, (letters.get(size) ?? 0) + text.text.length);
  return [...letters].reduce(
    ([usual, most], [size, count]) => (count > most ? [size, count] : [usual, most]),
    [0, 0],
  )[0];
}
