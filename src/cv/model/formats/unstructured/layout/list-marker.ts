/** Characters that begin a list item also without a space after them. Those of symbol fonts are in the private area. */
const SYMBOL =
  /^[•‣▪▫●○◦■□◆◇▶▸►➢➤❖✓✔★☆⁃∙⋅·∗‧⦁⦾⦿♦➔→\u25fe\u25fc\u25ab\u2219\uf06c\uf06e\uf06f\uf071\uf075\uf076\uf0a7\uf0a8\uf0b7\uf0d8\uf0fc\ue000-\uf8ff]\ufe0e?\s*/;
/** Characters that begin a list item only before a space, as they occur in words and beside numbers. */
const DASH = /^[-–—*+»›>~]\s+(?=\S)/;
const NUMBER = /^(?:\(?\d{1,2}[.)]|[a-z]\))\s+(?=\p{L})/u;
const ONLY_MARKER = /^(?:[-–—*+»›>~o]|\(?\d{1,2}[.)])$/;

/** Returns how many letters at the beginning of a text are the marker of a list item, with the space after it. */
export function markerLength(text: string): number {
  const found = SYMBOL.exec(text) ?? DASH.exec(text) ?? NUMBER.exec(text);
  return found?.[0].length ?? 0;
}

/** Returns whether a text is nothing but the marker of a list item. */
export const isMarker = (text: string) => ONLY_MARKER.test(text) || (text !== '' && markerLength(text) === text.length);

/** In font sizes. A word can begin with the letter that is the marker of lists in Word. */
const MIN_GAP = 0.2;
const MIN_GAP_AFTER_LETTER = 0.6;

/** Returns whether a text at some distance from the next, in font sizes, is the marker of a list item. */
export const isMarkerBefore = (text: string, gap: number) =>
  isMarker(text) && gap >= (/^\p{L}$/u.test(text) ? MIN_GAP_AFTER_LETTER : MIN_GAP);
