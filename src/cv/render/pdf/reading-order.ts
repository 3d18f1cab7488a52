import { drawnWordsIn, endOf } from './drawn-words.ts';
import type { Face } from './face.ts';
import { FROM_RIGHT, isMark, saidByGlyphs } from './readable-letters.ts';

/** A text object within the marked content that assigns it to a part of the document. */
const PIECE =
  /(\/Span <<\n {2}\/MCID \d+\n(?: {2}\/Lang \(.*\)\n)?>> BDC\n)(q\n1 0 0 -1 (\S+) (\S+) cm\n(?:(?!BT\n|q\n).*\n)*BT\n([\s\S]*?^)ET\nQ\n)(EMC\n)/gm;

type Piece = {
  from: number;
  to: number;
  open: string;
  drawing: string;
  close: string;
  /** Start and end on the line, and the height of the line. */
  x: number;
  end: number;
  y: number;
  size: number;
  /** Letters read from the right or from the left, neutral characters between them, or marks on them. */
  is: 'fromRight' | 'fromLeft' | 'between' | 'mark';
  /** Tag attributes and font. Pieces that differ in it belong to different parts of the document. */
  look: string;
};

/**
 * Returns the content stream with right-to-left text drawn in reading order. The compiler draws it from the left in
 * several pieces: where marks are raised above letters, and word by word inside a left-to-right line. The drawings are
 * reversed; the tags around them keep their order.
 */
export function inReadingOrder(content: string, faceOf: (name: string) => Face | undefined): string {
  let written = '';
  let at = 0;
  for (const stretch of stretchesOf(piecesOf(content, faceOf))) {
    const pieces = fromFirstToLast(stretch);
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (!first || !last || first === last) continue;
    const turned = pieces.toReversed();
    written += content.slice(at, first.from);
    written += pieces.map(({ open, close }, place) => open + turned[place]?.drawing + close).join('');
    at = last.to;
  }
  return written + content.slice(at);
}

/** Trims neutral pieces at both ends; returns no pieces if none is read from the right. */
function fromFirstToLast(pieces: readonly Piece[]) {
  const counts = ({ is }: Piece) => is !== 'between';
  return pieces.some(({ is }) => is === 'fromRight')
    ? pieces.slice(pieces.findIndex(counts), pieces.findLastIndex(counts) + 1)
    : [];
}

function piecesOf(content: string, faceOf: (name: string) => Face | undefined): Piece[] {
  return [...content.matchAll(PIECE)].flatMap((match): Piece[] => {
    const [all, open = '', drawing = '', x, y, text = '', close = ''] = match;
    const words = drawnWordsIn(text)?.flatMap((word) => {
      const face = faceOf(word.face);
      return face ? [{ word, isMark: isMark(word, face), end: endOf(word, face), said: saidByGlyphs(word, face) }] : [];
    });
    if (!words || words.length === 0) return [];
    const said = words.map(({ said }) => said).join('');
    const is = FROM_RIGHT.test(said) ? 'fromRight' : LETTERS.test(said) ? 'fromLeft' : 'between';
    return [
      {
        ...{ from: match.index, to: match.index + all.length, open, drawing, close },
        x: Number(x),
        end: Number(x) + Math.max(...words.map(({ end }) => end)),
        y: Number(y),
        size: Math.max(...words.map(({ word }) => word.size)),
        is: words.every((one) => one.isMark) ? 'mark' : is,
        look: open.replace(/\d+/, '') + words[0]?.word.face,
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
function stretchesOf(pieces: readonly Piece[]): Piece[][] {
  const stretches: Piece[][] = [];
  for (const piece of pieces) {
    const open = stretches.at(-1);
    if (open && goesOn(open, piece)) open.push(piece);
    else stretches.push([piece]);
  }
  return stretches;
}

function goesOn(stretch: readonly Piece[], next: Piece) {
  const last = stretch.at(-1);
  const look = next.is === 'between' ? undefined : stretch.find(({ is }) => is !== 'between')?.look;
  if (!last || last.to !== next.from || (look ?? next.look) !== next.look) return false;
  if (last.is === 'fromLeft' || next.is === 'fromLeft') return false;
  const isMarked = last.is === 'mark' || next.is === 'mark';
  const gap = (next.x - (last.is === 'mark' ? last.x : last.end)) / next.size;
  const step = Math.abs(next.y - last.y) / next.size;
  return gap < GAP && gap > (next.is === 'mark' ? -OVERLAP : -GAP) && step < (isMarked ? RAISED : GAP);
}
