import { ASCENT, type PdfBox, type PdfPage, type PdfTextRun } from './pdf-content.ts';

/** Text on one line, up to a wide gap. `page` counts from 0. */
export type TextLine = PdfBox & { text: string; page: number; isArtifact: boolean };

/** In heights of a run, which is its font size. */
const MIN_SPACE = 0.1;
const WIDE_GAP = 1;
const ON_ONE_LINE = 0.5;

/** Joins the text runs of pages into lines as an applicant tracking system does, in the order of the file. */
export const linesOf = (pages: readonly PdfPage[]): TextLine[] =>
  pages.flatMap(({ runs }, page) =>
    groupRuns(runs).map(({ runs, ...box }) => ({ ...box, page, text: joinRuns(runs) })),
  );

/** Joins lines to one text, with the breaks between them. */
export const textOf = (lines: readonly TextLine[]) =>
  lines.map((line, at) => line.text + breakBetween(line, lines[at + 1])).join('');

function breakBetween(line: TextLine, next: TextLine | undefined) {
  if (!next) return '';
  if (next.page !== line.page) return '\n\n';
  return onOneLine(line, next) ? ' ' : '\n';
}

type RunGroup = PdfBox & { runs: PdfTextRun[]; isArtifact: boolean };

function groupRuns(runs: readonly PdfTextRun[]): RunGroup[] {
  const groups: RunGroup[] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last && continuesLine(last, run))
      groups.splice(-1, 1, { ...unionOf(last, run), isArtifact: last.isArtifact, runs: [...last.runs, run] });
    else groups.push({ ...unionOf(run, run), isArtifact: run.isArtifact, runs: [run] });
  }
  return groups;
}

/** Returns whether a run continues a line, at its right end or, for right-to-left text, at its left end. */
function continuesLine(group: RunGroup, run: PdfTextRun) {
  const gap = WIDE_GAP * Math.max(group.height, run.height);
  return group.isArtifact === run.isArtifact && onOneLine(group, run) && gapBetween(group, run) < gap;
}

function unionOf(one: PdfBox, other: PdfBox): PdfBox {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

const onOneLine = (one: PdfBox, other: PdfBox) =>
  Math.abs(one.y + one.height * ASCENT - other.y - other.height * ASCENT) <
  ON_ONE_LINE * Math.min(one.height, other.height);

function joinRuns(runs: readonly PdfTextRun[]): string {
  let text = '';
  let last: PdfTextRun | null = null;
  for (const run of runs) {
    // A mark is drawn above a letter, so its position says nothing about the gap beside it.
    if (run.width > 0 && last && gapBetween(last, run) > MIN_SPACE * run.height) text += ' ';
    text += run.text;
    if (run.width > 0) last = run;
  }
  return text.replace(/\s+/g, ' ').trim();
}

const gapBetween = (one: PdfBox, other: PdfBox) => Math.max(other.x - one.x - one.width, one.x - other.x - other.width);
