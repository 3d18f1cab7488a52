import { drawnWordsIn, endOf } from './drawn-words.ts';
import type { PdfFont } from './pdf-font.ts';
import { glyphText, isMark, RTL_LETTERS } from './readable-letters.ts';

/** A text object within the marked content that assigns it to a part of the document. */
const TAGGED_TEXT_OBJECT =
  /(\/Span <<\n {2}\/MCID \d+\n(?: {2}\/Lang \(.*\)\n)?>> BDC\n)(q\n1 0 0 -1 (\S+) (\S+) cm\n(?:(?!BT\n|q\n).*\n)*BT\n([\s\S]*?^)ET\nQ\n)(EMC\n)/gm;

type TextObject = {
  from: number;
  to: number;
  open: string;
  operators: string;
  close: string;
  /** Start and end on the line, and the height of the line. */
  x: number;
  end: number;
  y: number;
  size: number;
  /** Letters read from the right or from the left, neutral characters between them, or marks on them. */
  is: 'fromRight' | 'fromLeft' | 'between' | 'mark';
  /** Tag attributes and font. Pieces that differ in it belong to different parts of the document. */
  style: string;
};

/**
 * Returns the content stream with right-to-left text drawn in reading order. The compiler draws it from the left in
 * several pieces: where marks are raised above letters, and word by word inside a left-to-right line. The drawings are
 * reversed; the tags around them keep their order.
 */
export function toReadingOrder(content: string, fontOf: (name: string) => PdfFont | undefined): string {
  let written = '';
  let at = 0;
  for (const group of groupObjects(textObjectsIn(content, fontOf))) {
    const objects = trimNeutral(group);
    const [first, last] = [objects[0], objects.at(-1)];
    if (!first || !last || first === last) continue;
    const reversed = objects.toReversed();
    written += content.slice(at, first.from);
    written += objects.map(({ open, close }, index) => open + reversed[index]?.operators + close).join('');
    at = last.to;
  }
  return written + content.slice(at);
}

/** Trims neutral pieces at both ends; returns no pieces if none is read from the right. */
function trimNeutral(objects: readonly TextObject[]) {
  const isDirectional = ({ is }: TextObject) => is !== 'between';
  return objects.some(({ is }) => is === 'fromRight')
    ? objects.slice(objects.findIndex(isDirectional), objects.findLastIndex(isDirectional) + 1)
    : [];
}

function textObjectsIn(content: string, fontOf: (name: string) => PdfFont | undefined): TextObject[] {
  return [...content.matchAll(TAGGED_TEXT_OBJECT)].flatMap((match): TextObject[] => {
    const [all, open = '', operators = '', x, y, text = '', close = ''] = match;
    const words = drawnWordsIn(text)?.flatMap((word) => {
      const font = fontOf(word.fontName);
      return font ? [{ word, isMark: isMark(word, font), end: endOf(word, font), letters: glyphText(word, font) }] : [];
    });
    if (!words || words.length === 0) return [];
    const letters = words.map(({ letters }) => letters).join('');
    const is = RTL_LETTERS.test(letters) ? 'fromRight' : LETTERS.test(letters) ? 'fromLeft' : 'between';
    return [
      {
        ...{ from: match.index, to: match.index + all.length, open, operators, close },
        x: Number(x),
        end: Number(x) + Math.max(...words.map(({ end }) => end)),
        y: Number(y),
        size: Math.max(...words.map(({ word }) => word.size)),
        is: words.every((one) => one.isMark) ? 'mark' : is,
        style: open.replace(/\d+/, '') + words[0]?.word.fontName,
      },
    ];
  });
}
const LETTERS = /[\p{L}\p{N}]/u;

/** In font sizes: tolerance for rounding, overlap of a mark with its letter, and distance of a mark from the line. */
const GAP = 0.05;
const OVERLAP = 0.8;
const RAISED = 0.8;

/** Groups pieces of one text that follow each other without a gap. */
function groupObjects(objects: readonly TextObject[]): TextObject[][] {
  const groups: TextObject[][] = [];
  for (const object of objects) {
    const open = groups.at(-1);
    if (open && continues(open, object)) open.push(object);
    else groups.push([object]);
  }
  return groups;
}

function continues(group: readonly TextObject[], next: TextObject) {
  const last = group.at(-1);
  const style = next.is === 'between' ? undefined : group.find(({ is }) => is !== 'between')?.style;
  if (!last || last.to !== next.from || (style ?? next.style) !== next.style) return false;
  if (last.is === 'fromLeft' || next.is === 'fromLeft') return false;
  const isMarked = last.is === 'mark' || next.is === 'mark';
  const gap = (next.x - (last.is === 'mark' ? last.x : last.end)) / next.size;
  const step = Math.abs(next.y - last.y) / next.size;
  return gap < GAP && gap > (next.is === 'mark' ? -OVERLAP : -GAP) && step < (isMarked ? RAISED : GAP);
}
