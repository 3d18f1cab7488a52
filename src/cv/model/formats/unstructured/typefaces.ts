import { type Excerpt, sliceExcerpt, trimExcerpt } from './excerpt.ts';
import type { SourceDocument, SourceLine } from './source-document.ts';

/** More changes than these are emphasis within a text. */
const MAX_FACES = 3;

/**
 * Splits names that only their weight or slant tells apart, as in “**Engineer** *Company*”. A text with a word in
 * italics stays whole, because its pieces begin in lower case.
 */
export function splitAtTypefaces(excerpt: Excerpt, { lines }: SourceDocument): Excerpt[] {
  const cuts: number[] = [];
  let face: string | undefined;
  for (const { line, start, end, at } of excerpt.origins) {
    for (const run of facesOf(lines[line])) {
      if (run.end <= start || run.start >= end) continue;
      if (face !== undefined && face !== run.face) cuts.push(at + Math.max(run.start, start) - start);
      face = run.face;
    }
  }
  if (cuts.length === 0 || cuts.length >= MAX_FACES) return [excerpt];
  const pieces = [0, ...cuts].map((from, index) => trimExcerpt(sliceExcerpt(excerpt, from, cuts[index])));
  return pieces.every(({ text }) => /^[^\p{Ll}\p{P}]/u.test(text)) ? pieces : [excerpt];
}

/** Returns the spans of a line with their typefaces. Space has none. */
function facesOf(line: SourceLine | undefined) {
  let start = 0;
  return (line?.segments ?? []).flatMap((runs) => {
    const spans = runs.map(({ text, bold, italic }) => {
      const from = start;
      start += text.length;
      return { start: from, end: start, face: /[\p{L}\p{N}]/u.test(text) ? `${bold} ${italic}` : '' };
    });
    start += 1;
    return spans.filter(({ face }) => face !== '');
  });
}
