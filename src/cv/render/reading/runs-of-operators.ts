import type { Run } from './reading.ts';

/** The operator list of a page, as pdf.js returns it. */
export type Operators = { fnArray: readonly number[]; argsArray: readonly unknown[] };
/** The pdf.js numbers of the operators that affect text. */
export type OperatorNumbers = Readonly<Record<(typeof OPERATORS)[number], number>>;
const OPERATORS = [
  ...(['save', 'restore', 'transform', 'paintFormXObjectBegin', 'paintFormXObjectEnd'] as const),
  ...(['beginMarkedContent', 'beginMarkedContentProps', 'endMarkedContent'] as const),
  ...(['beginText', 'setFont', 'setTextMatrix', 'moveText', 'setCharSpacing', 'showText'] as const),
];

type Matrix = readonly [number, number, number, number, number, number];
type State = { matrix: Matrix; text: Matrix; size: number; spacing: number };
type Glyph = { unicode: string; width: number };
type Placed = { text: string; from: number; to: number };

const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];
/** Share of a line's height above the baseline in the compiler's output; the rest is below. */
const ABOVE_FEET = 0.75;
const THOUSAND = 1000;

/** Returns the text runs of a page in the order of the file. */
export function runsOf({ fnArray, argsArray }: Operators, ops: OperatorNumbers, corner: { left: number; top: number }) {
  const runs: Run[] = [];
  const kept: State[] = [];
  const marks: { aside: boolean; reversed: boolean }[] = [];
  let state: State = { matrix: UNMOVED, text: UNMOVED, size: 0, spacing: 0 };
  const move = (by: Matrix) => {
    state = { ...state, matrix: times(state.matrix, by) };
  };
  const act: Record<keyof OperatorNumbers, (args: readonly unknown[]) => void> = {
    save: () => kept.push(state),
    restore: () => {
      state = kept.pop() ?? state;
    },
    transform: (args) => move(args as unknown as Matrix),
    paintFormXObjectBegin: ([matrix]) => {
      kept.push(state);
      if (matrix) move(Array.from(matrix as ArrayLike<number>) as unknown as Matrix);
    },
    paintFormXObjectEnd: () => act.restore([]),
    beginMarkedContent: ([tag]) => {
      const name = typeof tag === 'string' ? tag : (tag as { name?: string } | null)?.name;
      const around = marks.at(-1) ?? { aside: false, reversed: false };
      marks.push({ aside: around.aside || name === 'Artifact', reversed: name === 'ReversedChars' });
    },
    beginMarkedContentProps: (args) => act.beginMarkedContent(args),
    endMarkedContent: () => marks.pop(),
    beginText: () => {
      state = { ...state, text: UNMOVED };
    },
    setFont: ([, size]) => {
      state = { ...state, size: size as number };
    },
    setTextMatrix: ([matrix]) => {
      state = { ...state, text: Array.from(matrix as ArrayLike<number>) as unknown as Matrix };
    },
    moveText: ([x, y]) => {
      state = { ...state, text: times(state.text, [1, 0, 0, 1, x as number, y as number]) };
    },
    setCharSpacing: ([spacing]) => {
      state = { ...state, spacing: spacing as number };
    },
    showText: ([shown]) => {
      const { placed, end } = placedGlyphs(shown as (Glyph | number)[], state);
      const run = runOf(placed, state, corner, marks.at(-1));
      if (run.text !== '') runs.push(run);
      state = { ...state, text: times(state.text, [1, 0, 0, 1, end, 0]) };
    },
  };
  const byNumber = new Map(OPERATORS.map((name) => [ops[name], act[name]]));
  for (const [at, operator] of fnArray.entries()) byNumber.get(operator)?.((argsArray[at] as unknown[] | null) ?? []);
  return runs;
}

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  ...([a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j] as const),
  ...([a * k + c * l + e, b * k + d * l + f] as const),
];

/** Positions glyphs along their line. Numbers between them move the following ones back. */
function placedGlyphs(shown: readonly (Glyph | number)[], { size, spacing }: State) {
  const placed: Placed[] = [];
  let end = 0;
  for (const one of shown) {
    if (typeof one === 'number') end -= (one / THOUSAND) * size;
    else {
      const width = (one.width / THOUSAND) * size;
      placed.push({ text: asRead(one.unicode, width), from: end, to: end + width });
      end += width + spacing;
    }
  }
  return { placed, end };
}

/** The text of a glyph for a raised mark may include that of its letter. */
const asRead = (text: string, width: number) => (width === 0 ? text.replace(/\P{M}/gu, '') : text.normalize('NFC'));

const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

function runOf(
  placed: readonly Placed[],
  { matrix, text: line, size }: State,
  { left, top }: { left: number; top: number },
  { aside = false, reversed = false } = {},
): Run {
  const [across, , , up, x, feet] = times(matrix, line);
  const height = size * Math.abs(up);
  const seen = placed.filter(({ text }) => text.trim() !== '');
  const [from, to] = [Math.min(...seen.map((one) => one.from)), Math.max(...seen.map((one) => one.to))];
  const fromRight = reversed || placed.some(({ text }) => FROM_RIGHT.test(text));
  const text = readable(withSpaces(placed, size, fromRight));
  return {
    text,
    x: x + from * across - left,
    y: top - feet - height * ABOVE_FEET,
    width: (to - from) * across,
    height,
    aside,
  };
}

/** Least gap between two letters that counts as a space, in font sizes. */
const SPACE = 0.1;

/** Joins glyphs to text. A file has them from left to right, in either reading direction. */
function withSpaces(placed: readonly Placed[], size: number, fromRight: boolean): string {
  const parts = placed.map(({ text, to }, at) => {
    const next = placed[at + 1];
    return [text, next && next.from - to > SPACE * size ? ' ' : ''];
  });
  return (fromRight ? parts.map(([text, gap]) => [gap, text]).reverse() : parts).flat().join('');
}

/** Direction marks, joiners and other zero-width characters. */
const UNSEEN = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const HYPHEN_OF_A_BREAK = /\u00ad/g;
const readable = (text: string) =>
  text.normalize('NFKC').replace(UNSEEN, '').replace(HYPHEN_OF_A_BREAK, '-').replace(/\s+/g, ' ').trim();
