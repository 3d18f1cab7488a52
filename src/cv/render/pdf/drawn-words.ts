import type { Face } from './face.ts';
import { bytesOf, STRING, wordsOf } from './strings.ts';

/** Glyphs that a content stream draws at one position of a text object. */
export type DrawnWord = {
  /** The drawing operators, without the marked content around them. */
  drawing: string;
  face: string;
  size: number;
  /** Start, measured from the start of the text object. */
  x: number;
  /** Glyph ids, and between them how much nearer the next one is drawn, in thousandths of the font size. */
  shown: (number | { nearer: number })[];
  /** The ActualText that replaces the text of the glyphs; empty if there is none. */
  instead: string;
  isReversed: boolean;
};

const WORD = new RegExp(
  String.raw`(/Span <<\s+/ActualText (${STRING})\s+>> BDC\n)?(/ReversedChars BMC\n)?` +
    String.raw`(0 Tr\n/(\w+) (\S+) Tf\n1 0 0 -1 (\S+) 0 Tm\n((?:${STRING}) Tj|\[(?:${STRING}|[\d. -])*\] TJ)\n)((?:EMC\n)*)`,
  'y',
);
const END = 'EMC\n';
const SHOWN = new RegExp(`[[ ]*(?:(${STRING})|(-?[\\d.]+))`, 'gy');

/** Parses a text object of one color and baseline into words. Returns null if it contains anything else. */
export function drawnWordsIn(text: string): DrawnWord[] | null {
  const words: DrawnWord[] = [];
  let at = 0;
  while (at < text.length) {
    WORD.lastIndex = at;
    const match = WORD.exec(text);
    const [all = '', span = '', instead = '', reversed = '', drawing = '', face = '', size, x, shown = '', ends] =
      match ?? [];
    if (!match || ends !== (span && END) + (reversed && END)) return null;
    const isReversed = reversed !== '';
    const place = { size: Number(size), x: Number(x) };
    words.push({ drawing, face, ...place, shown: shownIn(shown), instead: instead && wordsOf(instead), isReversed });
    at += all.length;
  }
  return words;
}

/** Parses the operand of a `Tj` or `TJ` operator; two bytes make one glyph id. */
const shownIn = (shown: string) =>
  [...shown.matchAll(SHOWN)].flatMap(([, string, nearer]): DrawnWord['shown'] => {
    if (string === undefined) return [{ nearer: Number(nearer) }];
    const bytes = bytesOf(string);
    const glyphs = Array.from({ length: bytes.length / 2 }, (_, at) => 2 * at);
    return glyphs.map((at) => bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1));
  });

export const glyphsOf = ({ shown }: DrawnWord) => shown.filter((one) => typeof one === 'number');

/** Returns where the word ends, measured from the start of the text object. */
export function endOf({ x, size, shown }: DrawnWord, { widths }: Face): number {
  const room = shown.reduce<number>(
    (sum, one) => sum + (typeof one === 'number' ? (widths.get(one) ?? 0) : -one.nearer),
    0,
  );
  return x + (room * size) / 1000;
}

export function writeWord({ drawing, isReversed }: DrawnWord, said: string | null, toHex: (text: string) => string) {
  const inside = isReversed ? `/ReversedChars BMC\n${drawing}${END}` : drawing;
  return said === null ? inside : `/Span <<\n  /ActualText <FEFF${toHex(said)}>\n>> BDC\n${inside}${END}`;
}
