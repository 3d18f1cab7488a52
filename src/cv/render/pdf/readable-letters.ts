import { type DrawnWord, glyphsOf } from './drawn-words.ts';
import { type Face, takesRoom, widthsOf } from './face.ts';
import { type PdfObjects, refOf } from './objects.ts';
import { fromHex, toHex } from './strings.ts';

/**
 * Matches Arabic and Hebrew letters. This module rewrites the text of their glyphs so that a parser reads each letter
 * once:
 *
 * - A mark raised above its letter is a glyph of its own, but the compiler gives both glyphs the text of letter and
 *   mark. Each is reduced to its own text. The mark is removed where parsers join lines, because it is on none.
 * - Parsers reorder a line by reversing its letters, which also reverses the two letters of a lam-alef. As a single
 *   character there is nothing to reverse.
 */
export const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const MARKS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u0670]/g;
const LETTERS_IN_ONE: Readonly<Record<string, string>> = {
  ...{ لآ: '\ufef5', لأ: '\ufef7', لإ: '\ufef9', لا: '\ufefb' },
  الله: '\ufdf2',
};

/** Reads the glyph texts and widths of a font, and adds its rewritten ToUnicode map to `streams`. */
export function readableFace(objects: PdfObjects, head: string, streams: Map<number, string>): Face {
  const widths = widthsOf(objects, head);
  const says = new Map<number, string>();
  const told = refOf(head, 'ToUnicode');
  const readable = objects
    .streamOf(told)
    .replace(/<([\dA-F]{4})> <([\dA-F]+)>(?=\n)/g, (_, glyph: string, hex: string) => {
      const number = Number.parseInt(glyph, 16);
      const text = saidBy(fromHex(hex), takesRoom({ widths }, number));
      says.set(number, text);
      return `<${glyph}> <${toHex(text)}>`;
    });
  streams.set(told, readable);
  return { says, widths };
}

/** A direction mark, which has no glyph and is encoded together with the character that follows it. */
const TURN = /^([\u200f\u061c])(.+)(?<![\u200f\u061c])$/s;

function saidBy(text: string, isWide: boolean): string {
  if (TURN.test(text)) return text.replace(TURN, '$2$1');
  if (!FROM_RIGHT.test(text)) return text;
  if (!isWide) return text.match(MARKS)?.join('') ?? text;
  const letters = text.replace(MARKS, '') || text;
  return LETTERS_IN_ONE[letters] ?? letters;
}

/** Returns the ActualText that a word needs, or null if the text of its glyphs suffices. */
export function saidInstead(word: DrawnWord, face: Face): string | null {
  const { instead } = word;
  if (isMark(word, face) && saidByGlyphs(word, face).replace(MARKS, '') === '') return '';
  if (instead === '') return null;
  if (TURN.test(instead)) return saidBy(instead, true);
  const turned = glyphsOf(word).map(sayingOf(face)).reverse().join('');
  return turned.normalize('NFKC') === instead.normalize('NFKC') ? null : saidBy(instead, true);
}

const sayingOf = (face: Face) => (glyph: number) => face.says.get(glyph) ?? '';

/** Returns the text of the word's glyphs, from left to right. */
export const saidByGlyphs = (word: DrawnWord, face: Face) => glyphsOf(word).map(sayingOf(face)).join('');

/** Returns whether a word consists only of marks, which are drawn above or below a letter and have no width. */
export const isMark = (word: DrawnWord, face: Face) => glyphsOf(word).every((glyph) => !takesRoom(face, glyph));
