import type { TextSpan } from '../../../model/formats/unstructured/excerpt.ts';
import { overlaps } from '../../../model/review/cut-spans.ts';
import { spanOfLine, wordsOf } from './word-selection.ts';

/** Lines whose words are offered, and the text of them that is selected. */
export type TouchSelection = {
  lines: readonly number[];
  spans: readonly TextSpan[];
  /** Whether the browser shows the text as selected, between the handles of the device. */
  isNative: boolean;
};

/** Selects all of a line, or nothing if it is empty. */
export function selectLine(texts: readonly string[], line: number): TouchSelection | undefined {
  const span = spanOfLine(texts[line] ?? '', line);
  return span && selectSpans([span]);
}

/** Offers the words of the lines that hold these spans, which are selected. */
export const selectSpans = (spans: readonly TextSpan[]): TouchSelection => ({
  lines: [...new Set(spans.map(({ line }) => line))],
  spans,
  isNative: false,
});

/** Offers the words of the lines between the handles of the device. */
export const selectHandles = (spans: readonly TextSpan[]): TouchSelection => ({
  ...selectSpans(spans),
  isNative: true,
});

/** Adds all of another line. */
export function addLine(selection: TouchSelection, texts: readonly string[], line: number): TouchSelection {
  const added = selectLine(texts, line);
  return added
    ? { ...added, lines: [...selection.lines, ...added.lines], spans: [...selection.spans, ...added.spans] }
    : selection;
}

/** Returns the words of the lines that are offered, in their order. */
export const wordsIn = ({ lines }: TouchSelection, texts: readonly string[]): TextSpan[] =>
  lines.flatMap((line) => wordsOf(texts[line] ?? '').map((word) => ({ line, ...word })));

/** Whether a word is selected, or a part of it. */
export const holds = ({ spans }: TouchSelection, word: TextSpan): boolean => spans.some((span) => overlaps(span, word));

/** Selects from the only selected word to another one. With more words selected, the selection starts anew at it. */
export function tapWord(selection: TouchSelection, texts: readonly string[], word: TextSpan): TouchSelection {
  const words = wordsIn(selection, texts);
  const held = words.filter((one) => holds(selection, one));
  const isSame = (one: TextSpan) => one.line === word.line && one.start === word.start;
  const [only] = held;
  if (!only || held.length > 1 || isSame(only)) return { lines: selection.lines, spans: [word], isNative: false };
  const [from = 0, to = 0] = [words.indexOf(only), words.findIndex(isSame)].sort((a, b) => a - b);
  return { lines: selection.lines, spans: joinWords(words.slice(from, to + 1)), isNative: false };
}

/** Returns a span for each line, from its first word to its last. */
const joinWords = (words: readonly TextSpan[]): TextSpan[] =>
  [...Map.groupBy(words, ({ line }) => line)].map(([line, own]) => ({
    line,
    start: own[0]?.start ?? 0,
    end: own.at(-1)?.end ?? 0,
  }));
