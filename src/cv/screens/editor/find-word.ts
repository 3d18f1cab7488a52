import type { PageLine } from './pages/line-at-point.ts';

/** How much the ends of words may differ, as a part of the letters: ligatures join letters. */
const TOLERANCE = 0.15;
const WORD = /\S+/g;

/** The text in which a line was found, by its index, and the number of its characters before the word. */
export type FoundWord = { index: number; offset: number };

/**
 * Finds the text that a line of a page shows part of, and the word at its point. The line has no letters, so it is found
 * by where its words end. Of several texts the closest is returned, and undefined if none fits.
 */
export function findWord(texts: readonly string[], { wordEnds, point }: PageLine): FoundWord | undefined {
  let best: (FoundWord & { difference: number }) | undefined;
  const most = (wordEnds.at(-1) ?? 0) * TOLERANCE;
  for (const [index, text] of texts.entries()) {
    const words = [...text.matchAll(WORD)].map((match) => ({ length: [...match[0]].length, at: match.index }));
    for (const start of words.keys()) {
      const found = alignAt(words.slice(start, start + wordEnds.length * 2), { wordEnds, point });
      if (found.difference > most || found.difference >= (best?.difference ?? Number.POSITIVE_INFINITY)) continue;
      best = { index, ...found };
    }
  }
  return best && { index: best.index, offset: best.offset };
}

/** Lays the words of a line over those of a text, and returns how far they differ and the offset of the word at the point. */
function alignAt(words: readonly { length: number; at: number }[], { wordEnds, point }: PageLine) {
  let [difference, offset, next, from] = [0, 0, 0, 0];
  for (const wordEnd of wordEnds) {
    const glyphs = wordEnd - from;
    let letters = 0;
    // Joined words of the line are several of the text.
    do {
      const word = words[next];
      if (from + letters <= point) offset = word?.at ?? offset;
      letters += word?.length ?? 0;
      next += 1;
    } while (
      next < words.length &&
      Math.abs(letters + (words[next]?.length ?? 0) - glyphs) < Math.abs(letters - glyphs)
    );
    difference += Math.abs(letters - glyphs);
    from = wordEnd;
  }
  return { difference, offset };
}
