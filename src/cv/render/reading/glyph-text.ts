import type { TextState } from './text-state.ts';

export type Glyph = { unicode: string; width: number; isSpace?: boolean };
export type PlacedGlyph = { text: string; from: number; to: number };

const THOUSAND = 1000;
/** The width of a unit of glyphs, in font sizes. */
export const GLYPH_UNIT = 1 / THOUSAND;

/** Positions glyphs along their line. Numbers between them move the following ones back. */
export function placeGlyphs(glyphs: readonly (Glyph | number)[], state: TextState, unit: number) {
  const { size, spacing, wordSpacing, scale } = state;
  const placed: PlacedGlyph[] = [];
  let end = 0;
  for (const one of glyphs) {
    if (typeof one === 'number') end -= (one / THOUSAND) * size * scale;
    else {
      const width = one.width * unit * size * scale;
      placed.push({ text: normalizeGlyph(one.unicode, width), from: end, to: end + width });
      end += width + (spacing + (one.isSpace ? wordSpacing : 0)) * scale;
    }
  }
  return { placed, end };
}

/** The text of a glyph for a raised mark may include that of its letter. The r of Devanagari is a letter and raised. */
const normalizeGlyph = (text: string, width: number) =>
  width === 0 && !RAISED_R.test(text) ? text.replace(/\P{M}/gu, '') : text.normalize('NFC');
const RAISED_R = /^(?:र्|्र)\p{M}*$/u;

export const RTL_LETTERS = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Least gap between two letters that counts as a space, in font sizes, beyond the one between most letters. */
const MIN_SPACE = 0.1;

/**
 * Joins glyphs to text. A file has them from left to right, in either reading direction, but numbers and Latin words
 * within right-to-left text are read from left to right.
 */
export function withSpaces(placed: readonly PlacedGlyph[], size: number, isRtl: boolean): string {
  const tracking = trackingOf(placed, size);
  const chunks = placed.map(({ text, to }, at) => {
    const next = placed[at + 1];
    return [text, next && next.from - to > tracking + MIN_SPACE * size ? ' ' : ''];
  });
  if (!isRtl) return chunks.flat().join('');
  return chunks
    .map(([text, gap]) => [gap, text])
    .reverse()
    .flat()
    .join('')
    .replace(LTR_WORD, (word) => Array.from(word).reverse().join(''));
}

/** The gap between two texts of one operator, in font sizes. LaTeX writes a whole line with its dates by one. */
const MIN_WIDE_GAP = 1;

/** Divides glyphs at gaps that are too wide for a space. */
export function splitAtWideGaps(placed: readonly PlacedGlyph[], size: number): PlacedGlyph[][] {
  const least = trackingOf(placed, size) + MIN_WIDE_GAP * size;
  const groups: PlacedGlyph[][] = [];
  for (const [at, glyph] of placed.entries()) {
    const before = placed[at - 1];
    const group = before && Math.abs(glyph.from - before.to) <= least ? groups.at(-1) : undefined;
    if (group) group.push(glyph);
    else groups.push([glyph]);
  }
  return groups;
}

const LTR_WORD = /[\p{Script=Latin}\p{Nd}](?:[\p{Script=Latin}\p{Nd}.,:/@_+-]*[\p{Script=Latin}\p{Nd}])?/gu;

/** Letters that are set apart have a gap of this size at least between most of them, in font sizes. */
const MIN_TRACKING = 0.04;
/** Fewer letters do not show whether they are set apart. */
const MIN_LETTERS = 4;

/** Returns the usual gap between letters that are set apart, or 0. */
function trackingOf(placed: readonly PlacedGlyph[], size: number): number {
  const gaps = placed.flatMap(({ text, to }, at) => {
    const next = placed[at + 1];
    return next && text.trim() !== '' && next.text.trim() !== '' ? [next.from - to] : [];
  });
  if (gaps.length < MIN_LETTERS - 1) return 0;
  // Most gaps within words are of one size. The lower quarter leaves out those between words.
  const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 4)] ?? 0;
  return usual > MIN_TRACKING * size ? usual : 0;
}

/** Direction marks, joiners and other zero-width characters. */
const ZERO_WIDTH = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const SOFT_HYPHEN = /\u00ad/g;
/** Cleans text so that it can be compared with that of a CV. */
export const cleanText = (text: string) =>
  text.normalize('NFKC').replace(ZERO_WIDTH, '').replace(SOFT_HYPHEN, '-').replace(/\s+/g, ' ').trim();
