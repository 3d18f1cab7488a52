import { type DrawnWord, glyphsOf } from './drawn-words.ts';
import { type Face, takesRoom, widthsOf } from './face.ts';
import { type PdfObjects, refOf } from './objects.ts';
import { fromHex, toHex } from './strings.ts';

/**
 * What letters say, put so that a parser reads each of them once.
 *
 * - A mark that is raised above its letter is drawn by itself; of both the typesetter says the whole: letter and mark. Here each
 *   says itself, and the mark is left out where a parser puts lines together, for it stands on none.
 * - Parsers put a line in order by turning its letters round, and with them the two of a lam-alef. As one sign, there is nothing
 *   to turn.
 */
export const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const MARKS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u0670]/g;
const LETTERS_IN_ONE: Readonly<Record<string, string>> = {
  ...{ لآ: '\ufef5', لأ: '\ufef7', لإ: '\ufef9', لا: '\ufefb' },
  الله: '\ufdf2',
};

/** Reads a typeface, and changes what its glyphs say. */
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

/** A sign without a glyph, which is told together with the one that follows it. */
const TURN = /^([\u200f\u061c])(.+)(?<![\u200f\u061c])$/s;

function saidBy(text: string, isWide: boolean): string {
  if (TURN.test(text)) return text.replace(TURN, '$2$1');
  if (!FROM_RIGHT.test(text)) return text;
  if (!isWide) return text.match(MARKS)?.join('') ?? text;
  const letters = text.replace(MARKS, '') || text;
  return LETTERS_IN_ONE[letters] ?? letters;
}

/** What is to be said instead of what the glyphs of a word say, if anything. */
export function saidInstead(word: DrawnWord, face: Face): string | null {
  const { instead } = word;
  if (isMark(word, face) && saidByGlyphs(word, face).replace(MARKS, '') === '') return '';
  if (instead === '') return null;
  if (TURN.test(instead)) return saidBy(instead, true);
  const turned = glyphsOf(word).map(sayingOf(face)).reverse().join('');
  return turned.normalize('NFKC') === instead.normalize('NFKC') ? null : saidBy(instead, true);
}

const sayingOf = (face: Face) => (glyph: number) => face.says.get(glyph) ?? '';

/** What its glyphs say, from left to right. */
export const saidByGlyphs = (word: DrawnWord, face: Face) => glyphsOf(word).map(sayingOf(face)).join('');

/** Nothing but marks, which stand above or below a letter. */
export const isMark = (word: DrawnWord, face: Face) => glyphsOf(word).every((glyph) => !takesRoom(face, glyph));
