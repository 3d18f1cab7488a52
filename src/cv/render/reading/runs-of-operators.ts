import { ASCENT, type PdfTextRun } from './pdf-content.ts';

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
type TextState = { matrix: Matrix; text: Matrix; size: number; spacing: number };
type Glyph = { unicode: string; width: number };
type PlacedGlyph = { text: string; from: number; to: number };

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const THOUSAND = 1000;

/** Returns the text runs of a page in the order of the file. */
export function runsOf({ fnArray, argsArray }: Operators, ops: OperatorNumbers, corner: { left: number; top: number }) {
  const runs: PdfTextRun[] = [];
  const stack: TextState[] = [];
  const marks: { isArtifact: boolean; reversed: boolean }[] = [];
  let state: TextState = { matrix: IDENTITY, text: IDENTITY, size: 0, spacing: 0 };
  const move = (by: Matrix) => {
    state = { ...state, matrix: multiply(state.matrix, by) };
  };
  const handlers: Record<keyof OperatorNumbers, (args: readonly unknown[]) => void> = {
    save: () => stack.push(state),
    restore: () => {
      state = stack.pop() ?? state;
    },
    transform: (args) => move(args as unknown as Matrix),
    paintFormXObjectBegin: ([matrix]) => {
      stack.push(state);
      if (matrix) move(Array.from(matrix as ArrayLike<number>) as unknown as Matrix);
    },
    paintFormXObjectEnd: () => handlers.restore([]),
    beginMarkedContent: ([tag]) => {
      const name = typeof tag === 'string' ? tag : (tag as { name?: string } | null)?.name;
      const parent = marks.at(-1) ?? { isArtifact: false, reversed: false };
      marks.push({ isArtifact: parent.isArtifact || name === 'Artifact', reversed: name === 'ReversedChars' });
    },
    beginMarkedContentProps: (args) => handlers.beginMarkedContent(args),
    endMarkedContent: () => marks.pop(),
    beginText: () => {
      state = { ...state, text: IDENTITY };
    },
    setFont: ([, size]) => {
      state = { ...state, size: size as number };
    },
    setTextMatrix: ([matrix]) => {
      state = { ...state, text: Array.from(matrix as ArrayLike<number>) as unknown as Matrix };
    },
    moveText: ([x, y]) => {
      state = { ...state, text: multiply(state.text, [1, 0, 0, 1, x as number, y as number]) };
    },
    setCharSpacing: ([spacing]) => {
      state = { ...state, spacing: spacing as number };
    },
    showText: ([glyphs]) => {
      const { placed, end } = placeGlyphs(glyphs as (Glyph | number)[], state);
      const run = runOf(placed, state, corner, marks.at(-1));
      if (run.text !== '') runs.push(run);
      state = { ...state, text: multiply(state.text, [1, 0, 0, 1, end, 0]) };
    },
  };
  const byNumber = new Map(OPERATORS.map((name) => [ops[name], handlers[name]]));
  for (const [at, operator] of fnArray.entries()) byNumber.get(operator)?.((argsArray[at] as unknown[] | null) ?? []);
  return runs;
}

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  ...([a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j] as const),
  ...([a * k + c * l + e, b * k + d * l + f] as const),
];

/** Positions glyphs along their line. Numbers between them move the following ones back. */
function placeGlyphs(glyphs: readonly (Glyph | number)[], { size, spacing }: TextState) {
  const placed: PlacedGlyph[] = [];
  let end = 0;
  for (const one of glyphs) {
    if (typeof one === 'number') end -= (one / THOUSAND) * size;
    else {
      const width = (one.width / THOUSAND) * size;
      placed.push({ text: normalizeGlyph(one.unicode, width), from: end, to: end + width });
      end += width + spacing;
    }
  }
  return { placed, end };
}

/** The text of a glyph for a raised mark may include that of its letter. */
const normalizeGlyph = (text: string, width: number) =>
  width === 0 ? text.replace(/\P{M}/gu, '') : text.normalize('NFC');

const RTL_LETTERS = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

function runOf(
  placed: readonly PlacedGlyph[],
  { matrix, text: line, size }: TextState,
  { left, top }: { left: number; top: number },
  { isArtifact = false, reversed = false } = {},
): PdfTextRun {
  const [across, , , up, x, baseline] = multiply(matrix, line);
  const height = size * Math.abs(up);
  const visible = placed.filter(({ text }) => text.trim() !== '');
  const [from, to] = [Math.min(...visible.map((one) => one.from)), Math.max(...visible.map((one) => one.to))];
  const isRtl = reversed || placed.some(({ text }) => RTL_LETTERS.test(text));
  const text = cleanText(withSpaces(placed, size, isRtl));
  return {
    text,
    x: x + from * across - left,
    y: top - baseline - height * ASCENT,
    width: (to - from) * across,
    height,
    isArtifact,
  };
}

/** Least gap between two letters that counts as a space, in font sizes. */
const MIN_SPACE = 0.1;

/** Joins glyphs to text. A file has them from left to right, in either reading direction. */
function withSpaces(placed: readonly PlacedGlyph[], size: number, isRtl: boolean): string {
  const chunks = placed.map(({ text, to }, at) => {
    const next = placed[at + 1];
    return [text, next && next.from - to > MIN_SPACE * size ? ' ' : ''];
  });
  return (isRtl ? chunks.map(([text, gap]) => [gap, text]).reverse() : chunks).flat().join('');
}

/** Direction marks, joiners and other zero-width characters. */
const ZERO_WIDTH = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const SOFT_HYPHEN = /\u00ad/g;
const cleanText = (text: string) =>
  text.normalize('NFKC').replace(ZERO_WIDTH, '').replace(SOFT_HYPHEN, '-').replace(/\s+/g, ' ').trim();
