import { markerLength } from '../layout/list-marker.ts';
import type { SourceLine, SourceRun } from '../source-document.ts';
import { type FlowBlock, type FlowParagraph, type FlowTable, isBlank } from './flow-block.ts';

type Cell = FlowParagraph[];

/** Returns the lines of a document without positions. Boxes before any other text are read first, others last. */
export function linesOfFlow(blocks: readonly FlowBlock[]): SourceLine[] {
  const columns: Cell[] = [];
  const startsWithBoxes = blocks.findIndex(
    (block) => block.type !== 'box' && !(block.type === 'paragraph' && isBlank(block)),
  );
  const isBox = (block: FlowBlock) => block.type === 'box';
  const leading = blocks.slice(0, startsWithBoxes < 0 ? blocks.length : startsWithBoxes);
  const others = blocks.slice(leading.length);
  for (const block of leading.filter(isBox)) addColumn(columns, block.type === 'box' ? block.blocks : []);
  addColumn(
    columns,
    others.filter((block) => !isBox(block)),
  );
  for (const block of others.filter(isBox)) addColumn(columns, block.type === 'box' ? block.blocks : []);
  return columns.filter((column) => !column.every(isBlank)).flatMap((column, number) => linesOf(column, number));
}

/** Appends the paragraphs of blocks as a column. A table of columns begins further ones. */
function addColumn(columns: Cell[], blocks: readonly FlowBlock[]): void {
  let current: Cell = [];
  columns.push(current);
  for (const block of blocks) {
    if (block.type === 'paragraph') current.push(block);
    else if (block.type === 'box') addColumn(columns, block.blocks);
    else if (isLayout(block)) {
      const width = Math.max(0, ...block.rows.map((row) => row.length));
      for (let column = 0; column < width; column += 1) {
        addColumn(
          columns,
          block.rows.flatMap((row) => row[column] ?? []),
        );
      }
      current = [];
      columns.push(current);
    } else current.push(...block.rows.flatMap(paragraphsOfRow));
  }
}

/** A cell with more paragraphs than this is a column rather than a part of a line. */
const MAX_BESIDE = 2;

/** Returns whether a table arranges columns: if in most of its rows, several cells have many paragraphs. */
function isLayout({ rows }: FlowTable): boolean {
  const filled = rows.map((row) => row.map(sizeOf).filter((size) => size > 0)).filter((sizes) => sizes.length > 1);
  const columns = filled.filter((sizes) => sizes.filter((size) => size > MAX_BESIDE).length > 1);
  return columns.length > 0 && columns.length * 2 >= filled.length;
}

const sizeOf = (blocks: readonly FlowBlock[]): number =>
  blocks.reduce((sum, block) => {
    if (block.type === 'paragraph') return sum + (isBlank(block) ? 0 : 1);
    return sum + (block.type === 'box' ? sizeOf(block.blocks) : sizeOf(block.rows.flat(2)));
  }, 0);

/** Returns the paragraphs of a row, those of its cells side by side as segments of one line. */
function paragraphsOfRow(row: readonly FlowBlock[][]): FlowParagraph[] {
  const cells = row.map((blocks) => flatten(blocks).filter((paragraph) => !isBlank(paragraph)));
  const height = Math.max(0, ...cells.map((cell) => cell.length));
  const isWide = cells.filter((cell) => cell.length > MAX_BESIDE).length > 1;
  if (isWide) return cells.flat();
  return Array.from({ length: height }, (_, at) => {
    const beside = cells.flatMap((cell) => cell[at] ?? []);
    const [first, ...others] = beside;
    if (!first || others.length === 0) return first;
    const [line = [], ...rest] = first.lines;
    const main = beside.find(({ heading, bullet }) => heading !== undefined || bullet !== undefined);
    return {
      ...first,
      ...(main && { heading: main.heading, bullet: main.bullet }),
      lines: [
        [...line, ...others.flatMap(({ lines: [next = []] }) => next)],
        ...rest,
        ...others.flatMap(({ lines }) => lines.slice(1)),
      ],
    };
  }).filter((paragraph) => paragraph !== undefined);
}

const flatten = (blocks: readonly FlowBlock[]): FlowParagraph[] =>
  blocks.flatMap((block) => {
    if (block.type === 'paragraph') return [block];
    return block.type === 'box' ? flatten(block.blocks) : block.rows.flatMap(paragraphsOfRow);
  });

/** The space that an empty paragraph leaves, in line heights. */
const EMPTY_LINE = 1;

function linesOf(column: readonly FlowParagraph[], number: number): SourceLine[] {
  const lines: SourceLine[] = [];
  let gap = 0;
  for (const paragraph of column) {
    const last = lines.at(-1);
    if (paragraph.ruleAbove && last) last.ruleBelow = true;
    if (isBlank(paragraph)) {
      gap = Math.max(gap, EMPTY_LINE);
      if (paragraph.ruleBelow && last) last.ruleBelow = true;
      continue;
    }
    for (const [at, segments] of paragraph.lines.entries()) {
      const { heading } = paragraph;
      // A list of entries has a heading in each of its items, which is no line of a list itself.
      const line = lineOf(segments, heading === undefined ? paragraph.bullet : undefined, at);
      if (line.segments.length === 0) continue;
      lines.push({
        ...line,
        ...{ page: 0, column: number, ruleBelow: false },
        ...(heading !== undefined && { heading }),
        gapAbove: at === 0 && lines.length > 0 ? Math.round(Math.max(gap, paragraph.gapAbove) * 100) / 100 : 0,
      });
    }
    gap = 0;
    const end = lines.at(-1);
    if (paragraph.ruleBelow && end) end.ruleBelow = true;
  }
  return lines;
}

/** Returns the segments of a line without empty ones, and its depth in a list, of which the marker may be typed. */
function lineOf(segments: readonly SourceRun[][], bullet: number | undefined, at: number) {
  const filled = segments
    .map((runs) => trimmed(runs.filter(({ text }) => text !== '')))
    .filter((runs) => runs.length > 0);
  if (bullet !== undefined) return { segments: filled, ...(at === 0 && { bullet }) };
  const [first, ...others] = filled;
  const [run] = first ?? [];
  if (!first || !run) return { segments: filled };
  // A marker may be followed by a tab stop.
  const length = markerLength(`${run.text}${first.length > 1 || others.length === 0 ? '' : ' x'}`);
  if (length === 0) return { segments: filled };
  const rest = trimmed([{ ...run, text: run.text.slice(length) }, ...first.slice(1)].filter(({ text }) => text !== ''));
  return {
    segments: rest.length > 0 ? [rest, ...others] : others,
    ...(rest.length + others.length > 0 && { bullet: 0 }),
  };
}

/** Returns runs without white space at both ends, those of one look joined. */
function trimmed(runs: readonly SourceRun[]): SourceRun[] {
  const merged: SourceRun[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    const text = run.text.replace(/\s+/g, ' ');
    if (
      last &&
      last.bold === run.bold &&
      last.italic === run.italic &&
      last.size === run.size &&
      last.link === run.link
    ) {
      last.text += text;
    } else merged.push({ ...run, text });
  }
  const [first] = merged;
  if (first) first.text = first.text.trimStart();
  const last = merged.at(-1);
  if (last) last.text = last.text.trimEnd();
  return merged.filter(({ text }) => text !== '');
}
