import { drawnWordsIn, endOf } from './drawn-words.ts';
import type { Face } from './face.ts';
import { FROM_RIGHT, isMark, saidByGlyphs } from './readable-letters.ts';

/** A text as a page draws it, between what says which part of the document it is. */
const PIECE =
  /(\/Span <<\n {2}\/MCID \d+\n(?: {2}\/Lang \(.*\)\n)?>> BDC\n)(q\n1 0 0 -1 (\S+) (\S+) cm\n(?:(?!BT\n|q\n).*\n)*BT\n([\s\S]*?^)ET\nQ\n)(EMC\n)/gm;

type Piece = {
  from: number;
  to: number;
  open: string;
  drawing: string;
  close: string;
  /** Where it begins and ends in its line, and how high that is. */
  x: number;
  end: number;
  y: number;
  size: number;
  /** Letters that are read from the right or from the left, signs between such, or marks on them. */
  is: 'fromRight' | 'fromLeft' | 'between' | 'mark';
  /** In what it is drawn: what differs in that is of another part of the document. */
  look: string;
};

/**
 * A text that is read from the right is drawn from the left in several pieces: where marks are raised above its letters, and
 * word by word inside a line that is read from the left. They are drawn in the order in which they are read instead, each as
 * the part of the document whose turn it then is.
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

/** Without the signs around it. */
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

/** Shares of the size of the letters: what is rounded, how far one is drawn under another, how far a mark is from the line. */
const GAP = 0.05;
const OVERLAP = 0.8;
const RAISED = 0.8;

/** Pieces of one text follow each other without a gap. */
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
