import { lettersOf } from './letters.ts';
import type { TextLine } from './lines-of-runs.ts';

/** The letters of all lines in sequence, and the positions where words begin or end. */
export type LetterStream = {
  letters: string;
  wordBounds: ReadonlySet<number>;
  lines: readonly TextLine[];
  /** The position at which each line begins, and one more for the end. */
  starts: readonly number[];
};

export function streamOf(lines: readonly TextLine[]): LetterStream {
  const wordBounds = new Set<number>();
  const starts: number[] = [];
  let letters = '';
  for (const line of lines) {
    const { text, wordBounds: lineBounds } = lettersOf(line.text);
    starts.push(letters.length);
    for (const bound of lineBounds) wordBounds.add(letters.length + bound);
    letters += text;
  }
  return { letters, wordBounds, lines, starts: [...starts, letters.length] };
}

/** Returns the index of the line that contains the letter at a position. */
export function lineAt({ starts }: LetterStream, at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return Math.min(low, starts.length - 2);
}
