import type { Box, PageRead, Run } from './reading.ts';

/** Text on one line, as far as no wide gap parts it. */
export type Line = Box & { text: string; page: number; aside: boolean };

/** Shares of the size of the letters. */
const SPACE = 0.1;
const WIDE_GAP = 1;
const OVERHANG = 0.2;
const ON_ONE_LINE = 0.5;

/** The lines of pages as a parser joins them: in the order of the file, with words from right to left put in order. */
export const linesOf = (pages: readonly PageRead[], rightToLeft: boolean): Line[] =>
  pages.flatMap(({ runs }, page) => stretchesOf(runs).map((stretch) => lineOf(stretch, page, rightToLeft)));

/** All lines with the breaks between them. */
export const textOf = (lines: readonly Line[]) =>
  lines.map((line, at) => line.text + breakBetween(line, lines[at + 1])).join('');

function breakBetween(line: Line, next: Line | undefined) {
  if (!next) return '';
  if (next.page !== line.page) return '\n\n';
  return onOneLine(line, next) ? ' ' : '\n';
}

function stretchesOf(runs: readonly Run[]): Run[][] {
  const stretches: Run[][] = [];
  let last: Run | null = null;
  for (const run of runs) {
    const stretch = stretches.at(-1);
    if (stretch && last && goesOn(last, run)) stretch.push(run);
    else stretches.push([run]);
    // A mark stands above a letter: what follows it follows that letter.
    if (run.width > 0 || !last) last = run;
  }
  return stretches;
}

function goesOn(last: Run, run: Run) {
  const size = Math.max(last.height, run.height);
  const gap = run.x - (last.x + last.width);
  return last.aside === run.aside && onOneLine(last, run) && run.x > last.x - OVERHANG * size && gap < WIDE_GAP * size;
}

const onOneLine = (one: Box, other: Box) =>
  Math.abs(one.y + one.height * ON_FEET - other.y - other.height * ON_FEET) <
  ON_ONE_LINE * Math.min(one.height, other.height);
const ON_FEET = 0.75;

function lineOf(stretch: readonly Run[], page: number, rightToLeft: boolean): Line {
  const right = Math.max(...stretch.map(({ x, width }) => x + width));
  const bottom = Math.max(...stretch.map(({ y, height }) => y + height));
  const x = Math.min(...stretch.map((run) => run.x));
  const y = Math.min(...stretch.map((run) => run.y));
  const aside = stretch.some((run) => run.aside);
  return { text: joined(inOrder(stretch, rightToLeft)), page, aside, x, y, width: right - x, height: bottom - y };
}

function joined(runs: readonly Run[]): string {
  let text = '';
  let last: Run | null = null;
  for (const run of runs) {
    // A mark stands above a letter, and says nothing about the gap beside it.
    if (run.width > 0 && last && gapBetween(last, run) > SPACE * run.height) text += ' ';
    text += run.text;
    if (run.width > 0) last = run;
  }
  return text.replace(/\s+/g, ' ').trim();
}

const gapBetween = (one: Box, other: Box) => Math.max(other.x - one.x - one.width, one.x - other.x - other.width);

const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const FROM_LEFT = /[\p{L}\p{N}]/u;
type Direction = 'left' | 'right' | 'none';
const directionOf = ({ text }: Run): Direction =>
  FROM_RIGHT.test(text) ? 'right' : FROM_LEFT.test(text) ? 'left' : 'none';

/** A file holds the words of a line from left to right, whichever way they are read. */
function inOrder(stretch: readonly Run[], rightToLeft: boolean): readonly Run[] {
  const directions = stretch.map(directionOf);
  if (!directions.includes('right')) return stretch;
  return rightToLeft
    ? groupsOf(stretch, directions, 'left').reverse().flat()
    : groupsOf(stretch, directions, 'right').flatMap((group) => group.toReversed());
}

/** Runs of one direction stay together, with the signs between them; each other is a group of its own. */
function groupsOf(stretch: readonly Run[], directions: readonly Direction[], kept: Direction): Run[][] {
  const groups: Run[][] = [];
  let open: Run[] | null = null;
  let signs: Run[] = [];
  for (const [at, run] of stretch.entries()) {
    const direction = directions[at];
    if (direction === 'none') {
      signs.push(run);
      continue;
    }
    if (direction === kept && open) open.push(...signs, run);
    else {
      groups.push(...signs.map((sign) => [sign]), [run]);
      open = direction === kept ? (groups.at(-1) ?? null) : null;
    }
    signs = [];
  }
  return [...groups, ...signs.map((sign) => [sign])];
}
