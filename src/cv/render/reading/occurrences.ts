import { type LetterStream, lineAt } from './letter-stream.ts';
import { lettersOf, type NormalizedText } from './letters.ts';

/** A range of letters; `to` is exclusive. */
export type LetterRange = { from: number; to: number };

/** Returns the positions of a text: whole ones or, if there are none, those split over consecutive pages. */
export function occurrencesOf(text: string, stream: LetterStream): LetterRange[][] {
  const needle = lettersOf(text);
  if (needle.text === '') return [];
  const whole = findWhole(needle, stream);
  return whole.length > 0 ? whole : findSplit(needle, stream);
}

function findWhole({ text }: NormalizedText, { letters, edges }: LetterStream): LetterRange[][] {
  const found: LetterRange[][] = [];
  for (let from = letters.indexOf(text); from >= 0; from = letters.indexOf(text, from + 1)) {
    const to = from + text.length;
    if (edges.has(from) && edges.has(to)) found.push([{ from, to }]);
  }
  return found;
}

/** Letters at the start of a text, or of its continuation, that must match. */
const MIN_MATCH = 6;

/** Most attempts to find a continuation. A text of one repeated letter could continue anywhere. */
const MAX_TRIES = 2000;

function findSplit({ text }: NormalizedText, stream: LetterStream): LetterRange[][] {
  const { letters, edges } = stream;
  const found: LetterRange[][] = [];
  const tries = { left: MAX_TRIES };
  const beginning = text.slice(0, MIN_MATCH);
  for (let from = letters.indexOf(beginning); from >= 0; from = letters.indexOf(beginning, from + 1)) {
    const ranges = edges.has(from) ? splitFrom(text, from, stream, tries) : null;
    if (ranges) found.push(ranges);
  }
  return found;
}

/** Matches a text from a position to the end of a line, and its rest at the start of a line on the next page. */
function splitFrom(text: string, from: number, stream: LetterStream, tries: { left: number }): LetterRange[] | null {
  if (tries.left <= 0) return null;
  tries.left -= 1;
  const { letters, starts, edges } = stream;
  let matched = 0;
  while (matched < text.length && letters[from + matched] === text[matched]) matched += 1;
  if (matched === text.length) return edges.has(from + matched) ? [{ from, to: from + matched }] : null;
  const first = lineAt(stream, from);
  for (let line = lineAt(stream, from + matched); line > first; line -= 1) {
    const to = starts[line] ?? 0;
    const rest = text.slice(to - from);
    for (const next of startsOnNextPage(line - 1, stream)) {
      if (!letters.startsWith(rest.slice(0, MIN_MATCH), next)) continue;
      const ranges = splitFrom(rest, next, stream, tries);
      if (ranges) return [{ from, to }, ...ranges];
    }
  }
  return null;
}

function startsOnNextPage(line: number, { lines, starts }: LetterStream): number[] {
  const page = (lines[line]?.page ?? 0) + 1;
  return starts.filter((_, at) => lines[at]?.page === page);
}
