import type { Box, PageRead, Run } from './reading.ts';

/** Text on one line, up to a wide gap. */
export type Line = Box & { text: string; page: number; aside: boolean };

/** In font sizes. */
const SPACE = 0.1;
const WIDE_GAP = 1;
const ON_ONE_LINE = 0.5;

/** Joins the text runs of pages into lines as a parser does, in the order of the file. */
export const linesOf = (pages: readonly PageRead[]): Line[] =>
  pages.flatMap(({ runs }, page) =>
    stretchesOf(runs).map(({ runs, ...box }) => ({ ...box, page, text: joined(runs) })),
  );

/** Joins lines to one text, with the breaks between them. */
export const textOf = (lines: readonly Line[]) =>
  lines.map((line, at) => line.text + breakBetween(line, lines[at + 1])).join('');

function breakBetween(line: Line, next: Line | undefined) {
  if (!next) return '';
  if (next.page !== line.page) return '\n\n';
  return onOneLine(line, next) ? ' ' : '\n';
}

type Stretch = Box & { runs: Run[]; aside: boolean };

function stretchesOf(runs: readonly Run[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const run of runs) {
    const last = stretches.at(-1);
    if (last && goesOn(last, run))
      stretches.splice(-1, 1, { ...boxAround(last, run), aside: last.aside, runs: [...last.runs, run] });
    else stretches.push({ ...boxAround(run, run), aside: run.aside, runs: [run] });
  }
  return stretches;
}

/** Returns whether a run continues a line, at its right end or, for right-to-left text, at its left end. */
function goesOn(stretch: Stretch, run: Run) {
  const gap = WIDE_GAP * Math.max(stretch.height, run.height);
  return stretch.aside === run.aside && onOneLine(stretch, run) && gapBetween(stretch, run) < gap;
}

function boxAround(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

const onOneLine = (one: Box, other: Box) =>
  Math.abs(one.y + one.height * ON_FEET - other.y - other.height * ON_FEET) <
  ON_ONE_LINE * Math.min(one.height, other.height);
const ON_FEET = 0.75;

function joined(runs: readonly Run[]): string {
  let text = '';
  let last: Run | null = null;
  for (const run of runs) {
    // A mark is drawn above a letter, so its position says nothing about the gap beside it.
    if (run.width > 0 && last && gapBetween(last, run) > SPACE * run.height) text += ' ';
    text += run.text;
    if (run.width > 0) last = run;
  }
  return text.replace(/\s+/g, ' ').trim();
}

const gapBetween = (one: Box, other: Box) => Math.max(other.x - one.x - one.width, one.x - other.x - other.width);
