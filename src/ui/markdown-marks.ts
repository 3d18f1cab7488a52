import { type Edit, type Selected, wordAround } from './markdown-edits.ts';

const MARKS = { bold: '**', italic: '*' } as const;
/** Matches the list, heading or quote marker at the start of a line, which no formatting mark may precede. */
const BEGINNING = /^\s*(?:(?:[-*+•]|\d{1,9}[.)]|#{1,6}|>)\s+)?/;

/** Toggles bold or italic for the selection, or for the word at the caret. */
export function toggleMark(selected: Selected, kind: keyof typeof MARKS): Edit {
  const mark = MARKS[kind];
  const { text, start: from, end: to } = wordAround(selected);
  const inside = text.slice(from, to);
  const caret = selected.start === selected.end ? selected.start : undefined;

  if (!inside.includes('\n') && isMarked(starsBefore(text, from), starsAfter(text, to), kind)) {
    const start = caret === undefined ? from - mark.length : caret - mark.length;
    const end = caret === undefined ? to - mark.length : start;
    return { from: from - mark.length, to: to + mark.length, insert: inside, start, end };
  }

  const parts = inside.split('\n').map((line, index) => partsOf(line, index > 0 || startsLine(text, from)));
  const words = parts.filter((part) => part.words !== '');
  const off =
    words.length > 0 && words.every((part) => isMarked(starsAfter(part.words, 0), starsBefore(part.words), kind));
  const insert = parts
    .map(({ before, words, after }) => {
      if (off) return before + words.slice(mark.length, words.length - mark.length) + after;
      return words || parts.length === 1 ? before + mark + words + mark + after : before + after;
    })
    .join('\n');
  const [only] = parts;
  if (parts.length > 1 || !only || off) return { from, to, insert, start: from, end: from + insert.length };
  const first = from + only.before.length + mark.length;
  const start = caret === undefined ? first : caret + mark.length;
  return { from, to, insert, start, end: caret === undefined ? first + only.words.length : start };
}

/** Returns whether the stars around the text include the mark. Three stars are both bold and italic. */
const isMarked = (before: number, after: number, kind: keyof typeof MARKS) => {
  const stars = Math.min(before, after, 3);
  return kind === 'bold' ? stars >= 2 : stars % 2 === 1;
};

const starsBefore = (text: string, place = text.length) =>
  /(?<!\*)\*+$/.exec(text.slice(Math.max(0, place - 3), place))?.[0].length ?? 0;
const starsAfter = (text: string, place: number) => /^\**/.exec(text.slice(place, place + 3))?.[0].length ?? 0;
const startsLine = (text: string, place: number) => place === 0 || text[place - 1] === '\n';

function partsOf(line: string, wholeLine: boolean) {
  const before = (wholeLine ? BEGINNING : /^\s*/).exec(line)?.[0] ?? '';
  const words = line.slice(before.length).trimEnd();
  return { before, words, after: line.slice(before.length + words.length) };
}
