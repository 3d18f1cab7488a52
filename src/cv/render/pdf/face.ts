import { type PdfObjects, refOf } from './objects.ts';

/** What the glyphs of a typeface say, and how much room each takes in a line, in thousandths of its size. */
export type Face = { says: ReadonlyMap<number, string>; widths: ReadonlyMap<number, number> };

/** Glyphs from one to another, all of the same width. */
const WIDTHS = /(?<!\d)(\d+) (\d+) ([\d.]+)/g;

export function widthsOf({ heads }: PdfObjects, head: string): Map<number, number> {
  const written = /\/W \[([^\][]*)\]/.exec(heads.get(refOf(head, 'DescendantFonts')) ?? '')?.[1] ?? '';
  const widths = new Map<number, number>();
  for (const [, from, to, width] of written.matchAll(WIDTHS)) {
    for (let glyph = Number(from); glyph <= Number(to); glyph += 1) widths.set(glyph, Number(width));
  }
  return widths;
}

export const takesRoom = ({ widths }: Pick<Face, 'widths'>, glyph: number) => (widths.get(glyph) ?? 0) > 0;
