import { attributesOf, numbersIn, TAG } from './draw-page.ts';

/**
 * The line of text around a point of a page: the numbers of glyphs to the end of each word, and to the point. Words may
 * be joined.
 */
export type PageLine = { wordEnds: readonly number[]; point: number };
/** A point of a page and the block around it, in points. */
export type PagePoint = { x: number; y: number; block: { x: number; y: number; w: number; h: number } };

type Glyph = { name: string; x: number; y: number; advance: number };
type Matrix = readonly [number, number, number, number, number, number];

/** A gap between words, and one between columns, as parts of the mean advance of a line's glyphs. */
const WORD_GAP = 0.3;
const COLUMN_GAP = 2.5;
/** Glyphs of one line differ in their baseline by less than this, in points. */
const BASELINE_TOLERANCE = 0.5;

/**
 * Returns the line of text at a point of a page. The typesetter's drawing has glyphs without their characters, so words
 * are known by their lengths. Undefined if there is no text.
 */
export function lineAtPoint(svg: string, { x, y, block }: PagePoint): PageLine | undefined {
  const inBlock = glyphsOf(svg).filter(
    (glyph) =>
      glyph.x >= block.x - 1 && glyph.x <= block.x + block.w && glyph.y >= block.y && glyph.y <= block.y + block.h + 1,
  );
  // Letters stand on their baseline, so the point is above that of its line. Of two columns, the nearer one counts.
  const distance = (glyph: Glyph) => Math.abs(glyph.y - glyph.advance / 2 - y) + Math.abs(glyph.x - x) / 50;
  const nearest = inBlock.reduce<Glyph | undefined>(
    (best, glyph) => (best && distance(best) <= distance(glyph) ? best : glyph),
    undefined,
  );
  if (!nearest) return undefined;
  const line = inBlock.filter((glyph) => Math.abs(glyph.y - nearest.y) < BASELINE_TOLERANCE).sort((a, b) => a.x - b.x);
  const mean = line.reduce((sum, { advance }) => sum + advance, 0) / line.length;
  return inColumn(line, x, mean);
}

/** Returns the words of a line up to the gap between two columns, in the column at a horizontal position. */
function inColumn(line: readonly Glyph[], x: number, mean: number): PageLine {
  let column: { wordEnds: number[]; point: number; glyphs: number } = { wordEnds: [], point: 0, glyphs: 0 };
  let end = line[0]?.x ?? 0;
  for (const glyph of line) {
    const gap = glyph.x - end;
    if (gap > COLUMN_GAP * mean) {
      if (x < glyph.x - gap / 2) break;
      column = { wordEnds: [], point: 0, glyphs: 0 };
    } else if (gap > WORD_GAP * mean) column.wordEnds.push(column.glyphs);
    column.glyphs += 1;
    end = glyph.x + glyph.advance;
    if (glyph.x + glyph.advance / 2 < x) column.point = column.glyphs;
  }
  return { wordEnds: [...column.wordEnds, column.glyphs], point: column.point };
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Returns all glyphs of a page with their positions. */
function glyphsOf(svg: string): Glyph[] {
  const matrices: Matrix[] = [IDENTITY];
  const runs: Glyph[][] = [];
  for (const [, closing, tag = '', content = '', empty] of svg.slice(svg.indexOf('</defs>')).matchAll(TAG)) {
    if (tag !== 'g' && tag !== 'use') continue;
    if (closing) {
      matrices.pop();
      continue;
    }
    const attributes = attributesOf(content);
    const matrix = multiply(matrices.at(-1) ?? IDENTITY, attributes.transform);
    if (tag === 'g') {
      if (!empty) matrices.push(matrix);
      if (attributes.class === 'typst-text') runs.push([]);
    } else {
      const [a, b, c, d, e, f] = matrix;
      const [x, y] = [Number(attributes.x), Number(attributes.y)];
      runs
        .at(-1)
        ?.push({ name: attributes['xlink:href'] ?? '', x: a * x + c * y + e, y: b * x + d * y + f, advance: 0 });
    }
  }
  return withAdvances(runs);
}

function multiply([a, b, c, d, e, f]: Matrix, transform: string | undefined): Matrix {
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = numbersIn(transform);
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Sets the advance of each glyph: the least distance from one like it to the next, because spaces have no glyph. */
function withAdvances(runs: readonly Glyph[][]): Glyph[] {
  const least = new Map<string, number>();
  for (const run of runs) {
    for (const [index, { name, x }] of run.entries()) {
      const distance = (run[index + 1]?.x ?? Number.NaN) - x;
      if (distance > 0 && distance < (least.get(name) ?? Number.POSITIVE_INFINITY)) least.set(name, distance);
    }
  }
  const known = [...least.values()];
  const mean = known.reduce((sum, advance) => sum + advance, 0) / Math.max(1, known.length);
  return runs.flatMap((run) => run.map((glyph) => ({ ...glyph, advance: least.get(glyph.name) ?? mean })));
}
