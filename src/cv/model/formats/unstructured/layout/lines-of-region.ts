import type { PageBox, SourceLine, SourceRun } from '../source-document.ts';
import type { Region } from './columns.ts';
import { type Fragment, type Row, rowsOfFragments } from './fragments.ts';
import { segmentsOf } from './join-runs.ts';
import { isMarkerBefore, markerLength } from './list-marker.ts';
import { bottomOf, type PageContent, type PlacedRun, rightOf, unionOf } from './page-content.ts';
import { joinWrappedDates } from './wrapped-dates.ts';

/** A line before it is known in which column of the document it is, and how far from the line before. */
export type PlacedLine = Omit<SourceLine, 'gapAbove' | 'column' | 'box'> & {
  box: PageBox;
  baseline: number;
  size: number;
};

/** In font sizes. */
const DOT_GAP = 2.5;
/** Less is the gap between words around a separator that looks like the marker of an item. */
const ITEM_GAP = 1.25;

type Options = { pageNumber: number; isRtl: boolean };

/** Returns the lines of a region of a page, in a document from left to right or from right to left. */
export function linesOfRegion(region: Region, page: PageContent, { pageNumber, isRtl }: Options): PlacedLine[] {
  const seenItems = new Set<number>();
  const lists = makeListDepths();
  return joinWrappedDates(rowsOfFragments(region.fragments)).flatMap((row) =>
    itemsOf(row, { dots: page.dots, isRtl }).flatMap(({ runs, isItem }) => {
      const segments = segmentsOf(runs, isRtl).filter((segment) => segment.some(({ text }) => text.trim() !== ''));
      const [first] = segments[0] ?? [];
      if (!first) return [];
      const box = within(runs.map((run) => run.box).reduce(unionOf), region);
      const size = Math.max(...runs.map((run) => run.size));
      const heading = runs.find(({ tag }) => tag?.heading !== undefined)?.tag?.heading;
      const tagged = runs.find(({ tag }) => tag?.item && !seenItems.has(tag.item.id))?.tag?.item;
      for (const { tag } of runs) if (tag?.item) seenItems.add(tag.item.id);
      if (tagged) first.text = first.text.slice(markerLength(first.text));
      const depth = lists.depthAt(isRtl ? page.width - rightOf(box) : box.left, isItem || tagged !== undefined, size);
      return [
        {
          ...{ segments, page: pageNumber, box, baseline: row.baseline, size, ruleBelow: false },
          ...(heading !== undefined && { heading }),
          ...(depth !== undefined && { bullet: tagged?.depth ?? depth }),
        },
      ];
    }),
  );
}

/** Cuts off what joined dates take beyond the edges of their column. */
function within(box: PageBox, { left, right }: Region): PageBox {
  const start = Math.max(box.left, left);
  return { ...box, left: start, width: Math.min(rightOf(box), right) - start };
}

type Item = { runs: PlacedRun[]; isItem: boolean };
type ItemOptions = { dots: readonly PageBox[]; isRtl: boolean };

/** Divides a row where further list items begin on it, and takes their markers away. */
function itemsOf({ fragments, size }: Row, options: ItemOptions): Item[] {
  const items: Item[] = [];
  const ordered = options.isRtl ? fragments.toReversed() : fragments;
  for (const [at, fragment] of ordered.entries()) {
    const before = ordered[at - 1];
    const gap = before
      ? Math.max(fragment.left - before.right, before.left - fragment.right)
      : Number.POSITIVE_INFINITY;
    const item = gap > ITEM_GAP * size ? withoutMarker(fragment, size, options) : undefined;
    const last = items.at(-1);
    if (last && !item?.isItem) last.runs.push(...fragment.runs);
    else items.push(item ?? { runs: [...fragment.runs], isItem: false });
  }
  return items;
}

function withoutMarker(fragment: Fragment, size: number, { dots, isRtl }: ItemOptions): Item {
  const [first, second, ...others] = isRtl ? fragment.runs.toReversed() : fragment.runs;
  if (!first) return { runs: [], isItem: false };
  // A dash at the beginning of a line of a heading is no marker of an item.
  if (first.tag?.heading !== undefined) return { runs: fragment.runs, isItem: false };
  const gap = second ? Math.max(second.box.left - rightOf(first.box), first.box.left - rightOf(second.box)) : 0;
  if (second && (first.tag?.isMarker || isMarkerBefore(first.text, gap / first.size))) {
    return { runs: [second, ...others], isItem: true };
  }
  const length = first.tag?.isMarker ? 0 : markerLength(first.text);
  if (length === 0 || length === first.text.length) {
    return { runs: fragment.runs, isItem: dots.some((dot) => isBefore(dot, first, { size, isRtl })) };
  }
  const taken = (first.box.width * length) / first.text.length;
  const left = first.box.left + (isRtl ? 0 : taken);
  const text = {
    ...first,
    text: first.text.slice(length),
    box: { ...first.box, left, width: first.box.width - taken },
  };
  return { runs: [text, ...(second ? [second] : []), ...others], isItem: true };
}

/** Returns whether a small shape is drawn before a text as the marker of a list item is. */
function isBefore(dot: PageBox, { box, baseline }: PlacedRun, { size, isRtl }: { size: number; isRtl: boolean }) {
  const middle = dot.top + dot.height / 2;
  if (middle < baseline - size * 0.7 || middle > baseline + size * 0.05) return false;
  const gap = isRtl ? dot.left - rightOf(box) : box.left - rightOf(dot);
  return gap >= 0 && gap < DOT_GAP * size && dot.width < size * 0.6;
}

/** In font sizes. */
const SAME_INDENT = 0.4;

/** Counts the depth of list items by their indentation. A line further left that is no item ends a list. */
function makeListDepths() {
  const indents: number[] = [];
  return {
    depthAt(indent: number, isItem: boolean, size: number): number | undefined {
      const tolerance = SAME_INDENT * size;
      if (!isItem) {
        while (indents.length > 0 && indent < (indents.at(-1) ?? 0) - tolerance) indents.pop();
        return undefined;
      }
      while (indents.length > 1 && indent < (indents.at(-1) ?? 0) - tolerance) indents.pop();
      const last = indents.at(-1);
      if (last === undefined || indent > last + tolerance) indents.push(indent);
      else indents[indents.length - 1] = Math.min(last, indent);
      return indents.length - 1;
    },
  };
}

/** The least part of a column that a rule crosses. */
const MIN_RULE = 0.3;
/** In points. */
const OUTSIDE = 16;

/** Marks the lines below or beside which a rule is drawn across their column. Rules under words are none. */
export function markRules(lines: readonly PlacedLine[], { left, right }: Region, rules: readonly PageBox[]): void {
  const across = rules
    .filter((rule) => Math.min(rightOf(rule), right) - Math.max(rule.left, left) > MIN_RULE * (right - left))
    // A rule that ends within another column belongs to that one.
    .filter((rule) => rule.left > left - OUTSIDE || rightOf(rule) > right - OUTSIDE);
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const below = next && next.baseline > line.baseline ? next.baseline - next.size / 2 : line.baseline + line.size * 2;
    const isUnderline = (rule: PageBox) =>
      rule.top < line.baseline + line.size * 0.3 &&
      rule.left > line.box.left - 2 &&
      rightOf(rule) < rightOf(line.box) + 2;
    line.ruleBelow = across.some(
      (rule) => rule.top > line.baseline - line.size / 2 && bottomOf(rule) < below && !isUnderline(rule),
    );
  }
}

/** Returns the text of a line, its segments separated by tabs. */
export const textOfSegments = (segments: readonly (readonly SourceRun[])[]) =>
  segments.map((segment) => segment.map(({ text }) => text).join('')).join('\t');
