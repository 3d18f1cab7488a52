import type { SourceRun } from '../source-document.ts';
import { type PlacedRun, rightOf } from './page-content.ts';
import { hasNoRtl, isEastAsian, isMostlyRtl } from './text-direction.ts';

/** In font sizes. */
const MIN_SPACE = 0.12;
/** Programs set Chinese and Japanese apart from Latin letters and numbers beside it, without a space. */
const MIN_SPACE_BESIDE_EAST_ASIAN = 0.3;
const WIDE_GAP = 1.25;
/** Wider than a space, also in lines that are stretched to both margins. */
const GAP_BEFORE_OTHER_LOOK = 0.65;
/** In points. */
const SAME_SIZE = 0.3;
/** The share of runs of a single letter from which they are letters that are set apart. */
const LETTERS_ALONE = 0.6;
const MIN_LETTERS = 4;

/**
 * Joins the runs of a line, in any order, to segments in reading order, each of runs of one look. In a document from
 * right to left, lines are read like that even if they have more Latin letters than others.
 */
export function segmentsOf(runs: readonly PlacedRun[], isRtlDocument: boolean): SourceRun[][] {
  const isRtl = (text: string) => isMostlyRtl(text) || (isRtlDocument && !hasNoRtl(text));
  const segments = [...groupsOf(runs.filter((run) => !run.isApart)), ...groupsOf(runs.filter((run) => run.isApart))]
    .sort(([one], [other]) => (one?.box.left ?? 0) - (other?.box.left ?? 0))
    .map((group) => mergeRuns(isRtl(textOf(group)) ? fromRight(group) : group));
  return isRtlDocument || isRtl(textOf(runs)) ? segments.reverse() : segments;
}

const textOf = (runs: readonly PlacedRun[]) => runs.map(({ text }) => text).join('');

/** Divides runs at wide gaps. */
function groupsOf(runs: readonly PlacedRun[]): PlacedRun[][] {
  const groups: PlacedRun[][] = [];
  let right = 0;
  for (const run of runs.toSorted((one, other) => one.box.left - other.box.left)) {
    const last = groups.at(-1)?.at(-1);
    if (last && !isNextSegment(last, run, run.box.left - right)) groups.at(-1)?.push(run);
    else groups.push([run]);
    right = Math.max(right, rightOf(run.box));
  }
  return groups;
}

function isNextSegment(last: PlacedRun, run: PlacedRun, gap: number): boolean {
  const differs = last.bold !== run.bold || Math.abs(last.size - run.size) > SAME_SIZE;
  return gap >= (differs ? GAP_BEFORE_OTHER_LOOK : WIDE_GAP) * Math.max(last.size, run.size);
}

/** Orders runs from right to left, but numbers and foreign words among them from left to right. */
function fromRight(runs: readonly PlacedRun[]): PlacedRun[] {
  const ordered: PlacedRun[] = [];
  let foreign: PlacedRun[] = [];
  const addForeign = () => {
    // Punctuation at the ends belongs to the text around it.
    const last = foreign.findLastIndex(({ text }) => hasLettersOrNumbers(text));
    const first = foreign.findIndex(({ text }) => hasLettersOrNumbers(text));
    if (first < 0) ordered.push(...foreign);
    else {
      const words = foreign.slice(first, last + 1).reverse();
      ordered.push(...foreign.slice(0, first), ...words, ...foreign.slice(last + 1));
    }
    foreign = [];
  };
  for (const run of runs.toReversed()) {
    if (hasNoRtl(run.text)) foreign.push(run);
    else {
      addForeign();
      ordered.push(run);
    }
  }
  addForeign();
  return ordered;
}

const hasLettersOrNumbers = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** A mark is placed on its own above the letter, so a gap seems to be beside it. */
const SPACE_BEFORE_MARK = / (?=\p{M})/gu;

function mergeRuns(runs: readonly PlacedRun[]): SourceRun[] {
  const merged: SourceRun[] = [];
  const tracking = trackingOf(runs);
  let last: PlacedRun | undefined;
  for (const run of runs) {
    const { text, size, bold, italic, link } = run;
    const space =
      last && gapBetween(last, run) > minSpaceBetween(last.text, text) * Math.max(size, last.size) + tracking
        ? ' '
        : '';
    const before = merged.at(-1);
    // A mark above a letter is as wide as nothing, so its position says nothing about the gap beside it.
    if (run.box.width > 0) last = run;
    if (before && isAlike(before, run)) before.text += space + text;
    else {
      if (before) before.text += space;
      merged.push({ text, size, bold, italic, ...(link !== undefined && { link }) });
    }
  }
  return merged.map((run) => ({
    ...run,
    size: Math.round(run.size * 100) / 100,
    text: run.text.replace(SPACE_BEFORE_MARK, '').normalize('NFC'),
  }));
}

function minSpaceBetween(left: string, right: string): number {
  const border = [left.slice(-1), right.slice(0, 1)];
  const isMixed = border.some(isEastAsian) && border.some((one) => !isEastAsian(one) && /[\p{L}\p{N}]/u.test(one));
  return isMixed ? MIN_SPACE_BESIDE_EAST_ASIAN : MIN_SPACE;
}

const gapBetween = (one: PlacedRun, other: PlacedRun) =>
  Math.max(other.box.left - rightOf(one.box), one.box.left - rightOf(other.box));

const isAlike = (one: SourceRun, other: SourceRun) =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.link === other.link &&
  Math.abs(one.size - other.size) < SAME_SIZE;

/** Returns the usual gap between letters that were placed one by one, or 0. */
function trackingOf(runs: readonly PlacedRun[]): number {
  const alone = runs.filter(({ text }) => Array.from(text).length === 1).length;
  if (runs.length < MIN_LETTERS || alone < LETTERS_ALONE * runs.length) return 0;
  const gaps = runs.slice(1).map((run, at) => gapBetween(runs[at] ?? run, run));
  return Math.max(0, gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 4)] ?? 0);
}
