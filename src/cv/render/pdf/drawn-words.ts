import type { Face } from './face.ts';
import { bytesOf, STRING, wordsOf } from './strings.ts';

/** Glyphs that a page draws at one place of a text, as its program has them. */
export type DrawnWord = {
  /** How they are drawn, without what is said of them. */
  drawing: string;
  face: string;
  size: number;
  /** From where the text begins. */
  x: number;
  /** The glyphs, and between them how much nearer the next one is, in thousandths of their size. */
  shown: (number | { nearer: number })[];
  /** What is said instead of what each of them says. */
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

/** The words of a text in one colour at one height; nothing where something else is among them. */
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

/** Two bytes tell a glyph. */
const shownIn = (shown: string) =>
  [...shown.matchAll(SHOWN)].flatMap(([, string, nearer]): DrawnWord['shown'] => {
    if (string === undefined) return [{ nearer: Number(nearer) }];
    const bytes = bytesOf(string);
    const glyphs = Array.from({ length: bytes.length / 2 }, (_, at) => 2 * at);
    return glyphs.map((at) => bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1));
  });

export const glyphsOf = ({ shown }: DrawnWord) => shown.filter((one) => typeof one === 'number');

/** Where it ends, from where the text begins. */
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
