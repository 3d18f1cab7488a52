import { expandToWord, type TextEdit, type TextSelection } from './markdown-edits.ts';

const MARKS = { bold: '**', italic: '*' } as const;
/** Matches the list, heading or quote marker at the start of a line, which no formatting mark may precede. */
const LINE_PREFIX = /^\s*(?:(?:[-*+•]|\d{1,9}[.)]|#{1,6}|>)\s+)?/;

/** Toggles bold or italic for the selection, or for the word at the caret. */
export function toggleMark(selection: TextSelection, kind: keyof typeof MARKS): TextEdit {
  const mark = MARKS[kind];
  const { text, start: from, end: to } = expandToWord(selection);
  const inside = text.slice(from, to);
  const caret = selection.start === selection.end ? selection.start : undefined;

  if (!inside.includes('\n') && isMarked(starsBefore(text, from), starsAfter(text, to), kind)) {
    const start = caret === undefined ? from - mark.length : caret - mark.length;
    const end = caret === undefined ? to - mark.length : start;
    return { from: from - mark.length, to: to + mark.length, insert: inside, start, end };
  }

  const lineParts = inside.split('\n').map((line, index) => splitLine(line, index > 0 || startsLine(text, from)));
  const words = lineParts.filter((part) => part.words !== '');
  const isRemoving =
    words.length > 0 && words.every((part) => isMarked(starsAfter(part.words, 0), starsBefore(part.words), kind));
  const insert = lineParts
    .map(({ before, words, after }) => {
      if (isRemoving) return before + words.slice(mark.length, words.length - mark.length) + after;
      return words || lineParts.length === 1 ? before + mark + words + mark + after : before + after;
    })
    .join('\n');
  const [only] = lineParts;
  if (lineParts.length > 1 || !only || isRemoving) return { from, to, insert, start: from, end: from + insert.length };
  const first = from + only.before.length + mark.length;
  const start = caret === undefined ? first : caret + mark.length;
  return { from, to, insert, start, end: caret === undefined ? first + only.words.length : start };
}

/** Returns whether the stars around the text include the mark. Three stars are both bold and italic. */
const isMarked = (before: number, after: number, kind: keyof typeof MARKS) => {
  const stars = Math.min(before, after, 3);
  return kind === 'bold' ? stars >= 2 : stars % 2 === 1;
};

const starsBefore = (text: string, position = text.length) =>
  /(?<!\*)\*+$/.exec(text.slice(Math.max(0, position - 3), position))?.[0].length ?? 0;
const starsAfter = (text: string, position: number) => /^\**/.exec(text.slice(position, position + 3))?.[0].length ?? 0;
const startsLine = (text: string, position: number) => position === 0 || text[position - 1] === '\n';

function splitLine(line: string, wholeLine: boolean) {
  const before = (wholeLine ? LINE_PREFIX : /^\s*/).exec(line)?.[0] ?? '';
  const words = line.slice(before.length).trimEnd();
  return { before, words, after: line.slice(before.length + words.length) };
}
