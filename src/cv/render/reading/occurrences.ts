import { type LetterStream, lineAt } from './letter-stream.ts';
import { lettersOf, type NormalizedText } from './letters.ts';

/** A range of letters; `to` is exclusive. */
export type LetterRange = { from: number; to: number };
/** Where a text occurs: one range, or one for each page on which it continues. */
type Occurrence = LetterRange[];

/**
 * Returns where a text of the CV occurs in the text of its PDF. If it is nowhere in one piece, it may continue from the
 * end of a page to the next.
 */
export function occurrencesOf(text: string, stream: LetterStream): Occurrence[] {
  const searched = lettersOf(text);
  if (searched.text === '') return [];
  const whole = findWhole(searched, stream);
  return whole.length > 0 ? whole : findSplit(searched, stream);
}

function findWhole({ text }: NormalizedText, { letters, wordBounds }: LetterStream): Occurrence[] {
  const found: Occurrence[] = [];
  for (let from = letters.indexOf(text); from >= 0; from = letters.indexOf(text, from + 1)) {
    const to = from + text.length;
    if (wordBounds.has(from) && wordBounds.has(to)) found.push([{ from, to }]);
  }
  return found;
}

/** Letters at the start of a text, or of its continuation, that are compared before the rest, because this is costly. */
const PROBE_LENGTH = 6;

/**
 * Most attempts to find the continuations of a text; after them, it counts as missing. A text of one repeated letter
 * could continue anywhere.
 */
const MAX_TRIES = 2000;

function findSplit({ text }: NormalizedText, stream: LetterStream): Occurrence[] {
  const { letters, wordBounds } = stream;
  const found: Occurrence[] = [];
  const tries = { left: MAX_TRIES };
  const beginning = text.slice(0, PROBE_LENGTH);
  for (let from = letters.indexOf(beginning); from >= 0; from = letters.indexOf(beginning, from + 1)) {
    const ranges = wordBounds.has(from) ? splitFrom(text, from, stream, tries) : null;
    if (ranges) found.push(ranges);
  }
  return found;
}

/**
 * Matches a text from a position to the end of a line, as late as possible, and its rest at the start of a line on the
 * next page, from where it may continue again.
 */
function splitFrom(text: string, from: number, stream: LetterStream, tries: { left: number }): Occurrence | null {
  if (tries.left <= 0) return null;
  tries.left -= 1;
  const { letters, starts, wordBounds } = stream;
  let matched = 0;
  while (matched < text.length && letters[from + matched] === text[matched]) matched += 1;
  if (matched === text.length) return wordBounds.has(from + matched) ? [{ from, to: from + matched }] : null;
  const first = lineAt(stream, from);
  for (let line = lineAt(stream, from + matched); line > first; line -= 1) {
    const to = starts[line] ?? 0;
    const lastLine = line - 1;
    const rest = text.slice(to - from);
    for (const next of lineStartsOnNextPage(lastLine, stream)) {
      if (!letters.startsWith(rest.slice(0, PROBE_LENGTH), next)) continue;
      const ranges = splitFrom(rest, next, stream, tries);
      if (ranges) return [{ from, to }, ...ranges];
    }
  }
  return null;
}

function lineStartsOnNextPage(line: number, { lines, starts }: LetterStream): number[] {
  const page = (lines[line]?.page ?? 0) + 1;
  return starts.filter((_, at) => lines[at]?.page === page);
}
