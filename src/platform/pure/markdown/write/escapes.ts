import type { Marks } from './choose-marks.ts';
import type { Piece } from './pieces.ts';

/** The characters that the parser removes from the text that it shows. */
const CONSUMED = /[*_[\]()<>\\!`]/;
const ESCAPABLE = /[*_[<\\!`]/;

/**
 * Returns which characters of a text the parser took for marks, by the text that it shows instead. Compares from the
 * start, so that it finds the first for sure, but it may not find all.
 */
export function consumedCharacters(text: string, shown: string, escapes: ReadonlySet<number>): number[] {
  const consumed: number[] = [];
  let at = 0;
  for (let index = 0; index < text.length && at <= shown.length; ) {
    const character = text.charAt(index);
    if (character === shown[at]) {
      index += 1;
      at += 1;
      continue;
    }
    // In a row of equal characters, the one that is missing is not the last, but one without an escape.
    let missing = index;
    while (escapes.has(missing) && text[missing - 1] === character) missing -= 1;
    if (CONSUMED.test(character) && !escapes.has(missing)) {
      if (ESCAPABLE.test(character)) consumed.push(missing);
      const isAddress = text.startsWith('](', index);
      index = Math.max(isAddress ? text.indexOf(')', index) : index, index) + 1;
    } else at += 1;
  }
  return consumed;
}

const RUN = /\*+|_+/g;
/** A backslash before punctuation or at the end, the start of an address, and the parenthesis of a link. */
const OTHERS = /\\(?=[!-/:-@[-`{-~]|$)|<(?=\S|$)|(?<=\])\(/g;
const BRACKET = /[[\]]/g;
const BACKTICK = /`/g;
const EXCLAMATION_MARK_AT_END = /!$/g;

/** Returns all characters of a paragraph that could be marks. If they are escaped, its text has no marks. */
export function possibleMarks(pieces: readonly Piece[], code: boolean): Set<number> {
  const found = new Set<number>();
  let start = 0;
  for (const [index, piece] of pieces.entries()) {
    if (piece.type === 'fixed') start += piece.shown;
    if (piece.type !== 'text') continue;
    const { text } = piece;
    for (const { 0: run, index: at } of text.matchAll(RUN)) {
      if (isInert(run, text.charAt(at - 1), text.charAt(at + run.length))) continue;
      for (let offset = 0; offset < run.length; offset += 1) found.add(start + at + offset);
    }
    const patterns = [OTHERS];
    if (code) patterns.push(BACKTICK);
    if (piece.inLink) patterns.push(BRACKET);
    if (startsLink(pieces[index + 1])) patterns.push(EXCLAMATION_MARK_AT_END);
    for (const pattern of patterns) for (const match of text.matchAll(pattern)) found.add(start + match.index);
    start += text.length;
  }
  return found;
}

/** Tests whether a run can neither open nor close: stars between spaces, and underscores inside a word. */
const isInert = (run: string, before: string, after: string) =>
  /^\s\s$/.test(before + after) || (run.startsWith('_') && /^[\p{L}\p{N}]{2}$/u.test(before + after));

/**
 * Returns the characters of a paragraph that most likely disturb its marks, although they stay visible: those next to an
 * equal mark, brackets in the text of a link, and an exclamation mark before a link.
 */
export function likelyMarks(pieces: readonly Piece[], marks: Marks): number[] {
  const found: number[] = [];
  const markOf = (piece: Piece | undefined) => {
    if (piece?.type === 'fixed') return piece.source.startsWith('`') ? '`' : undefined;
    return piece?.type === 'open' || piece?.type === 'close' ? marks.get(piece.node)?.charAt(0) : undefined;
  };
  let start = 0;
  for (const [index, piece] of pieces.entries()) {
    if (piece.type === 'fixed') start += piece.shown;
    if (piece.type !== 'text') continue;
    const { text, inLink } = piece;
    const next = pieces[index + 1];
    const before = markOf(pieces[index - 1]);
    const after = markOf(next);
    for (let at = 0; before && text[at] === before; at += 1) found.push(start + at);
    for (let at = text.length - 1; after && text[at] === after; at -= 1) found.push(start + at);
    if (inLink) for (const match of text.matchAll(BRACKET)) found.push(start + match.index);
    if (text.endsWith('!') && startsLink(next)) found.push(start + text.length - 1);
    start += text.length;
  }
  return found;
}

const startsLink = (piece: Piece | undefined) => piece?.type === 'fixed' && piece.source === '[';
