/** A piece of a line in one direction. Word needs right-to-left runs to be marked. */
export type Turned = { text: string; rtl: boolean };

const RIGHT = '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}';
const HAS_RIGHT = new RegExp(`[${RIGHT}]`, 'v');
/** Matches consecutive right-to-left words with the characters between them; `FROM_LEFT` matches left-to-right ones. */
const FROM_RIGHT = new RegExp(`[${RIGHT}](?:[^\\p{L}]|[${RIGHT}])*`, 'gv');
const FROM_LEFT = new RegExp(`[\\p{L}--[${RIGHT}]](?:[^${RIGHT}]*[[\\p{L}\\p{N}]--[${RIGHT}]])?`, 'gv');
const FIGURES = /\p{Nd}/u;

/** Splits a text where its direction changes, within a line of the given direction. */
export function turnsOf(text: string, direction: 'ltr' | 'rtl'): Turned[] {
  if (direction === 'ltr') return HAS_RIGHT.test(text) ? cut(text, FROM_RIGHT, true) : [{ text, rtl: false }];
  if (HAS_RIGHT.test(text)) return cut(text, FROM_LEFT, false);
  // Without an invisible left-to-right mark, the parts of a number would change places.
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
