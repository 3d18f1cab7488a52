import { isMarker } from './list-marker.ts';
import { type PlacedRun, rightOf } from './page-content.ts';
import { isMostlyRtl } from './text-direction.ts';

/** Text on one baseline without a wide gap. */
export type Fragment = {
  runs: PlacedRun[];
  left: number;
  right: number;
  baseline: number;
  /** Its largest font size. */
  size: number;
};
/** Fragments on one baseline, from left to right. */
export type Row = { baseline: number; size: number; fragments: Fragment[] };

/** In font sizes. */
const ON_ONE_BASELINE = 0.3;
/** Wider than the gap between words. */
const WIDE_GAP = 0.5;
/** The marker of a list item may be far from its text. */
const MARKER_GAP = 3.5;

/** Returns the rows of a page from top to bottom. */
export function rowsOf(runs: readonly PlacedRun[]): Row[] {
  const rows: PlacedRun[][] = [];
  let [baseline, size] = [Number.NEGATIVE_INFINITY, 0];
  for (const run of runs.toSorted((one, other) => one.baseline - other.baseline)) {
    const row = rows.at(-1);
    if (row && run.baseline - baseline <= ON_ONE_BASELINE * Math.max(size, run.size)) {
      row.push(run);
      // A raised or lowered mark must not become the baseline of the text that follows it.
      if (run.size > size) [baseline, size] = [run.baseline, run.size];
    } else {
      rows.push([run]);
      [baseline, size] = [run.baseline, run.size];
    }
  }
  return rows.map((row) => rowOf(fragmentsOf(row)));
}

/** Returns the rows that fragments of a page form. */
export function rowsOfFragments(fragments: readonly Fragment[]): Row[] {
  const rows: Fragment[][] = [];
  for (const fragment of fragments.toSorted((one, other) => one.baseline - other.baseline)) {
    const [first] = rows.at(-1) ?? [];
    if (first && fragment.baseline - first.baseline <= ON_ONE_BASELINE * Math.max(first.size, fragment.size)) {
      rows.at(-1)?.push(fragment);
    } else rows.push([fragment]);
  }
  return rows.map((row) => rowOf(row.sort((one, other) => one.left - other.left)));
}

function rowOf(fragments: Fragment[]): Row {
  const largest = fragments.reduce((most, fragment) => (fragment.size > most.size ? fragment : most));
  return { baseline: largest.baseline, size: largest.size, fragments };
}

function fragmentsOf(row: readonly PlacedRun[]): Fragment[] {
  const fragments: Fragment[] = [];
  for (const run of row.toSorted((one, other) => one.box.left - other.box.left)) {
    const last = fragments.at(-1);
    if (last && run.box.left - last.right < gapBefore(run, last) * Math.min(last.runs.at(-1)?.size ?? 0, run.size)) {
      last.runs.push(run);
      last.right = Math.max(last.right, rightOf(run.box));
      last.size = Math.max(last.size, run.size);
    } else {
      const { left } = run.box;
      fragments.push({ runs: [run], left, right: rightOf(run.box), baseline: run.baseline, size: run.size });
    }
  }
  return fragments;
}

/** The widest gap within a fragment. From right to left, the marker is behind its text. */
const gapBefore = (run: PlacedRun, last: Fragment) =>
  isMarker(run.text) && isMostlyRtl(last.runs.at(-1)?.text ?? '') ? MARKER_GAP : gapAfter(last);

const gapAfter = ({ runs: [first, second] }: Fragment) =>
  first && !second && (first.tag?.isMarker || isMarker(first.text)) ? MARKER_GAP : WIDE_GAP;

/** In font sizes. */
const MIN_SPACE = 0.12;

/** Returns the text of a fragment from left to right. Programs place words, or even letters, one by one. */
export function textOfFragment({ runs }: Fragment): string {
  let text = '';
  let right = Number.POSITIVE_INFINITY;
  for (const run of runs) {
    text += (run.box.left - right > MIN_SPACE * run.size ? ' ' : '') + run.text;
    right = rightOf(run.box);
  }
  return text;
}
