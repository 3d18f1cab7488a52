import { type DrawnWord, glyphsOf } from './drawn-words.ts';
import { type PdfObjects, refOf } from './objects.ts';
import { hasWidth, type PdfFont, widthsOf } from './pdf-font.ts';
import { fromHex, toHex } from './strings.ts';
import { DEVANAGARI } from './syllable-glyphs.ts';

/**
 * Matches Arabic and Hebrew letters. This module rewrites the text of their glyphs so that a parser reads each letter
 * once:
 *
 * - A mark raised above its letter is a glyph of its own, but the compiler gives both glyphs the text of letter and
 *   mark. Each is reduced to its own text. The mark is removed where parsers join lines, because it is on none.
 * - Parsers reorder a line by reversing its letters, which also reverses the two letters of a lam-alef. As a single
 *   character there is nothing to reverse.
 */
export const RTL_LETTERS = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const MARKS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u0670]/g;
const LIGATURES: Readonly<Record<string, string>> = {
  ...{ لآ: '\ufef5', لأ: '\ufef7', لإ: '\ufef9', لا: '\ufefb' },
  الله: '\ufdf2',
};

const GLYPH_TEXT = /<([\dA-F]{4})> <([\dA-F]+)>(?=\n)/g;

/** Returns the texts of a font's glyphs as its ToUnicode map has them. */
export const writtenTextsOf = (objects: PdfObjects, head: string): Map<number, string> =>
  new Map(
    [...objects.streamOf(refOf(head, 'ToUnicode')).matchAll(GLYPH_TEXT)].map(([, glyph = '', hex = '']) => [
      Number.parseInt(glyph, 16),
      fromHex(hex),
    ]),
  );

/**
 * Reads the glyph widths of a font, and adds its rewritten ToUnicode map to `streams`. `parts` has the texts of glyphs that
 * draw part of a syllable.
 */
export function readableFont(
  objects: PdfObjects,
  head: string,
  { streams, parts }: { streams: Map<number, string>; parts: ReadonlyMap<number, string> },
): PdfFont {
  const widths = widthsOf(objects, head);
  const texts = new Map<number, string>();
  const toUnicode = refOf(head, 'ToUnicode');
  const rewritten = objects.streamOf(toUnicode).replace(GLYPH_TEXT, (_, glyph: string, hex: string) => {
    const number = Number.parseInt(glyph, 16);
    const text = parts.get(number) ?? readableText(fromHex(hex), hasWidth({ widths }, number));
    texts.set(number, text);
    return `<${glyph}> <${toHex(text)}>`;
  });
  streams.set(toUnicode, rewritten);
  return { texts, widths };
}

/** A direction mark, which has no glyph and is encoded together with the character that follows it. */
const DIRECTION_MARK = /^([\u200f\u061c])(.+)(?<![\u200f\u061c])$/s;

function readableText(text: string, isWide: boolean): string {
  if (DIRECTION_MARK.test(text)) return text.replace(DIRECTION_MARK, '$2$1');
  if (!RTL_LETTERS.test(text)) return text;
  if (!isWide) return text.match(MARKS)?.join('') ?? text;
  const letters = text.replace(MARKS, '') || text;
  return LIGATURES[letters] ?? letters;
}

/** Returns the ActualText that a word needs, or null if the text of its glyphs suffices. */
export function actualTextFor(word: DrawnWord, font: PdfFont): string | null {
  const { actualText } = word;
  if (isMark(word, font) && glyphText(word, font).replace(MARKS, '') === '') return '';
  if (actualText === '') return null;
  if (DIRECTION_MARK.test(actualText)) return readableText(actualText, true);
  // Without it, some parsers take a sign above its letter for text of another line.
  if (DEVANAGARI.test(actualText)) return actualText;
  const reversed = glyphsOf(word).map(textOfGlyph(font)).reverse().join('');
  return reversed.normalize('NFKC') === actualText.normalize('NFKC') ? null : readableText(actualText, true);
}

const textOfGlyph = (font: PdfFont) => (glyph: number) => font.texts.get(glyph) ?? '';

/** Returns the text of the word's glyphs, from left to right. */
export const glyphText = (word: DrawnWord, font: PdfFont) => glyphsOf(word).map(textOfGlyph(font)).join('');

/** Returns whether a word consists only of marks, which are drawn above or below a letter and have no width. */
export const isMark = (word: DrawnWord, font: PdfFont) => glyphsOf(word).every((glyph) => !hasWidth(font, glyph));
