import type { PdfFont } from './pdf-font.ts';
import { bytesOf, decodePdfString, STRING } from './strings.ts';

/** Glyphs that a content stream draws at one position of a text object. */
export type DrawnWord = {
  /** The drawing operators, without the marked content around them. */
  operators: string;
  fontName: string;
  size: number;
  /** Start, measured from the start of the text object. */
  x: number;
  /** Glyph ids, and between them how much nearer the next one is drawn, in thousandths of the font size. */
  glyphRun: (number | { kerning: number })[];
  /** The ActualText that replaces the text of the glyphs; empty if there is none. */
  actualText: string;
  isReversed: boolean;
};

const WORD = new RegExp(
  String.raw`(/Span <<\s+/ActualText (${STRING})\s+>> BDC\n)?(/ReversedChars BMC\n)?` +
    String.raw`(0 Tr\n/(\w+) (\S+) Tf\n1 0 0 -1 (\S+) 0 Tm\n((?:${STRING}) Tj|\[(?:${STRING}|[\d. -])*\] TJ)\n)((?:EMC\n)*)`,
  'y',
);
const END_MARKED = 'EMC\n';
const GLYPH_OR_KERNING = new RegExp(`[[ ]*(?:(${STRING})|(-?[\\d.]+))`, 'gy');

/** Parses a text object of one color and baseline into words. Returns null if it contains anything else. */
export function drawnWordsIn(text: string): DrawnWord[] | null {
  const words: DrawnWord[] = [];
  let at = 0;
  while (at < text.length) {
    WORD.lastIndex = at;
    const match = WORD.exec(text);
    const [
      all = '',
      span = '',
      actualText = '',
      reversed = '',
      operators = '',
      fontName = '',
      size,
      x,
      glyphRun = '',
      ends,
    ] = match ?? [];
    if (!match || ends !== (span && END_MARKED) + (reversed && END_MARKED)) return null;
    const isReversed = reversed !== '';
    const position = { size: Number(size), x: Number(x) };
    words.push({
      operators,
      fontName,
      ...position,
      glyphRun: parseGlyphRun(glyphRun),
      actualText: actualText && decodePdfString(actualText),
      isReversed,
    });
    at += all.length;
  }
  return words;
}

/** Parses the operand of a `Tj` or `TJ` operator; two bytes make one glyph id. */
const parseGlyphRun = (glyphRun: string) =>
  [...glyphRun.matchAll(GLYPH_OR_KERNING)].flatMap(([, string, kerning]): DrawnWord['glyphRun'] => {
    if (string === undefined) return [{ kerning: Number(kerning) }];
    const bytes = bytesOf(string);
    const glyphs = Array.from({ length: bytes.length / 2 }, (_, at) => 2 * at);
    return glyphs.map((at) => bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1));
  });

export const glyphsOf = ({ glyphRun }: DrawnWord) => glyphRun.filter((one) => typeof one === 'number');

/** Returns where the word ends, measured from the start of the text object. */
export function endOf({ x, size, glyphRun }: DrawnWord, { widths }: PdfFont): number {
  const advance = glyphRun.reduce<number>(
    (sum, one) => sum + (typeof one === 'number' ? (widths.get(one) ?? 0) : -one.kerning),
    0,
  );
  return x + (advance * size) / 1000;
}

export function writeWord(
  { operators, isReversed }: DrawnWord,
  actualText: string | null,
  toHex: (text: string) => string,
) {
  const inside = isReversed ? `/ReversedChars BMC\n${operators}${END_MARKED}` : operators;
  return actualText === null
    ? inside
    : `/Span <<\n  /ActualText <FEFF${toHex(actualText)}>\n>> BDC\n${inside}${END_MARKED}`;
}
