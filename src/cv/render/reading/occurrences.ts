import { type Letters, lettersOf } from './letters.ts';
import { lineAt, type Stream } from './stream.ts';

/** A range of letters; `to` is exclusive. */
export type Piece = { from: number; to: number };

/** Returns the positions of a text: whole ones or, if there are none, those split over consecutive pages. */
export function occurrencesOf(text: string, stream: Stream): Piece[][] {
  const wanted = lettersOf(text);
  if (wanted.text === '') return [];
  const whole = wholeOf(wanted, stream);
  return whole.length > 0 ? whole : inPieces(wanted, stream);
}

function wholeOf({ text }: Letters, { letters, edges }: Stream): Piece[][] {
  const found: Piece[][] = [];
  for (let from = letters.indexOf(text); from >= 0; from = letters.indexOf(text, from + 1)) {
    const to = from + text.length;
    if (edges.has(from) && edges.has(to)) found.push([{ from, to }]);
  }
  return found;
}

/** Letters at the start of a text, or of its continuation, that must match. */
const LEAST = 6;

/** Most attempts to find a continuation. A text of one repeated letter could continue anywhere. */
const TRIES = 2000;

function inPieces({ text }: Letters, stream: Stream): Piece[][] {
  const { letters, edges } = stream;
  const found: Piece[][] = [];
  const tries = { left: TRIES };
  const beginning = text.slice(0, LEAST);
  for (let from = letters.indexOf(beginning); from >= 0; from = letters.indexOf(beginning, from + 1)) {
    const pieces = edges.has(from) ? piecesFrom(text, from, stream, tries) : null;
    if (pieces) found.push(pieces);
  }
  return found;
}

/** Matches a text from a position to the end of a line, and its rest at the start of a line on the next page. */
function piecesFrom(text: string, from: number, stream: Stream, tries: { left: number }): Piece[] | null {
  if (tries.left <= 0) return null;
  tries.left -= 1;
  const { letters, starts, edges } = stream;
  let same = 0;
  while (same < text.length && letters[from + same] === text[same]) same += 1;
  if (same === text.length) return edges.has(from + same) ? [{ from, to: from + same }] : null;
  const first = lineAt(stream, from);
  for (let line = lineAt(stream, from + same); line > first; line -= 1) {
    const to = starts[line] ?? 0;
    const rest = text.slice(to - from);
    for (const next of startsOnNextPage(line - 1, stream)) {
      if (!letters.startsWith(rest.slice(0, LEAST), next)) continue;
      const pieces = piecesFrom(rest, next, stream, tries);
      if (pieces) return [{ from, to }, ...pieces];
    }
  }
  return null;
}

function startsOnNextPage(line: number, { lines, starts }: Stream): number[] {
  const page = (lines[line]?.page ?? 0) + 1;
  return starts.filter((_, at) => lines[at]?.page === page);
}
