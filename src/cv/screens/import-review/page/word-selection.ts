import { type TextSpan, withinSeparators } from '../../../model/formats/unstructured/excerpt.ts';

/** Returns the span of all of a line without the space around it, or `undefined` for an empty one. */
export function spanOfLine(text: string, line: number): TextSpan | undefined {
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  return start < end ? { line, start, end } : undefined;
}

/** Returns where the words of a line are, without the punctuation around them. */
export const wordsOf = (text: string) =>
  [...text.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
    const { from, to } = withinSeparators(word);
    return from < to ? [{ start: index + from, end: index + to }] : [];
  });

/**
 * Returns the words of a line that are selected after a step: the next or the previous word, or, if `extends` is set, one
 * word more or fewer at the end. Without a selection, the first step selects the first word.
 */
export function stepByWord(
  text: string,
  selected: TextSpan | undefined,
  step: { line: number; by: 1 | -1; extends: boolean },
): TextSpan | undefined {
  const words = wordsOf(text);
  const lastIndex = words.length - 1;
  if (lastIndex < 0) return undefined;
  const first = selected ? words.findIndex(({ start }) => start >= selected.start) : -1;
  const last = selected ? words.findLastIndex(({ end }) => end <= selected.end) : -1;
  const clamp = (at: number) => Math.min(Math.max(at, 0), lastIndex);
  const to = selected ? clamp(last + step.by) : 0;
  const from = step.extends && selected ? Math.min(first, to) : to;
  const [one, other] = [words[from], words[Math.max(from, to)]];
  return one && other ? { line: step.line, start: one.start, end: other.end } : undefined;
}
