/** A piece of a line, and whether its letters are written from right to left: the program that opens it wants to be told. */
export type Turned = { text: string; rtl: boolean };

const RIGHT = '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}';
const HAS_RIGHT = new RegExp(`[${RIGHT}]`, 'v');
/** Words of the other direction, with what stands between them. */
const FROM_RIGHT = new RegExp(`[${RIGHT}](?:[^\\p{L}]|[${RIGHT}])*`, 'gv');
const FROM_LEFT = new RegExp(`[\\p{L}--[${RIGHT}]](?:[^${RIGHT}]*[[\\p{L}\\p{N}]--[${RIGHT}]])?`, 'gv');
const FIGURES = /\p{Nd}/u;

/** A text in a line of a direction, cut where the direction turns. */
export function turnsOf(text: string, direction: 'ltr' | 'rtl'): Turned[] {
  if (direction === 'ltr') return HAS_RIGHT.test(text) ? cut(text, FROM_RIGHT, true) : [{ text, rtl: false }];
  if (HAS_RIGHT.test(text)) return cut(text, FROM_LEFT, false);
  // The parts of a number would change places. A sign that nobody sees keeps them.
  return [{ text: FIGURES.test(text) ? `\u200e${text}` : text, rtl: false }];
}

function cut(text: string, other: RegExp, rtl: boolean): Turned[] {
  const pieces: Turned[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(other)) {
    const words = rtl ? found.trimEnd() : found;
    pieces.push({ text: text.slice(at, index), rtl: !rtl }, { text: words, rtl });
    at = index + words.length;
  }
  return [...pieces, { text: text.slice(at), rtl: !rtl }].filter((piece) => piece.text !== '');
}
