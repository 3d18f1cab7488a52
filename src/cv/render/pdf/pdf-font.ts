import { type PdfObjects, refOf } from './objects.ts';

/** The text of each glyph of a font, and its width in thousandths of the font size. */
export type PdfFont = { texts: ReadonlyMap<number, string>; widths: ReadonlyMap<number, number> };

/** A range of glyph ids that all have one width. */
const WIDTHS = /(?<!\d)(\d+) (\d+) ([\d.]+)/g;

export function widthsOf({ heads }: PdfObjects, head: string): Map<number, number> {
  const widthArray = /\/W \[([^\][]*)\]/.exec(heads.get(refOf(head, 'DescendantFonts')) ?? '')?.[1] ?? '';
  const widths = new Map<number, number>();
  for (const [, from, to, width] of widthArray.matchAll(WIDTHS)) {
    for (let glyph = Number(from); glyph <= Number(to); glyph += 1) widths.set(glyph, Number(width));
  }
  return widths;
}

export const hasWidth = ({ widths }: Pick<PdfFont, 'widths'>, glyph: number) => (widths.get(glyph) ?? 0) > 0;
