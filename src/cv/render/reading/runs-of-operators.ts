import {
  cleanText,
  GLYPH_UNIT,
  type Glyph,
  type PlacedGlyph,
  placeGlyphs,
  RTL_LETTERS,
  splitAtWideGaps,
  withSpaces,
} from './glyph-text.ts';
import { ASCENT, type StyledTextRun } from './pdf-content.ts';
import { IDENTITY, INITIAL, type Matrix, multiply, type PageView, type TextState } from './text-state.ts';

/** The operator list of a page, as pdf.js returns it. */
export type Operators = { fnArray: readonly number[]; argsArray: readonly unknown[] };
/** The pdf.js numbers of the operators that affect text. */
export type OperatorNumbers = Readonly<Record<(typeof OPERATORS)[number], number>>;
const OPERATORS = [
  ...(['save', 'restore', 'transform', 'paintFormXObjectBegin', 'paintFormXObjectEnd'] as const),
  ...(['beginMarkedContent', 'beginMarkedContentProps', 'endMarkedContent'] as const),
  ...(['beginText', 'setFont', 'setTextMatrix', 'moveText', 'setLeadingMoveText', 'setLeading', 'nextLine'] as const),
  ...(['setCharSpacing', 'setWordSpacing', 'setHScale', 'setTextRise', 'setTextRenderingMode', 'showText'] as const),
];

/** The text rendering mode that fills and strokes glyphs, by which programs imitate a bold face. */
const FILL_AND_STROKE = 2;

type MarkedContent = { isArtifact: boolean; reversed: boolean; id: number | undefined };
type Options = {
  /** Cleans the text of a run. */
  clean?: (text: string) => string;
  /** The width of a glyph in font sizes for each unit, which differs in fonts that draw their glyphs themselves. */
  unitOf?: (font: string) => number;
};

/** Returns the text runs of a page in the order of the file. */
export function runsOf(
  { fnArray, argsArray }: Operators,
  ops: OperatorNumbers,
  { left, top, turn = IDENTITY }: PageView,
  { clean = cleanText, unitOf = () => GLYPH_UNIT }: Options = {},
) {
  const runs: StyledTextRun[] = [];
  const stack: TextState[] = [];
  const marks: MarkedContent[] = [];
  let state: TextState = { ...INITIAL, matrix: turn };
  const startLine = (line: Matrix) => {
    state = { ...state, line, text: line };
  };
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
    beginMarkedContent: ([tag, id]) => {
      const name = typeof tag === 'string' ? tag : (tag as { name?: string } | null)?.name;
      const parent = marks.at(-1);
      marks.push({
        isArtifact: parent?.isArtifact === true || name === 'Artifact',
        reversed: name === 'ReversedChars',
        id: typeof id === 'number' ? id : parent?.id,
      });
    },
    beginMarkedContentProps: (args) => handlers.beginMarkedContent(args),
    endMarkedContent: () => marks.pop(),
    beginText: () => startLine(IDENTITY),
    setFont: ([font, size]) => {
      state = { ...state, font: String(font), size: size as number };
    },
    setTextMatrix: ([matrix]) => startLine(Array.from(matrix as ArrayLike<number>) as unknown as Matrix),
    moveText: ([x, y]) => startLine(multiply(state.line, [1, 0, 0, 1, x as number, y as number])),
    setLeadingMoveText: ([x, y]) => {
      state = { ...state, leading: -(y as number) };
      handlers.moveText([x, y]);
    },
    setLeading: ([leading]) => {
      state = { ...state, leading: leading as number };
    },
    nextLine: () => handlers.moveText([0, -state.leading]),
    setCharSpacing: ([spacing]) => {
      state = { ...state, spacing: spacing as number };
    },
    setWordSpacing: ([wordSpacing]) => {
      state = { ...state, wordSpacing: wordSpacing as number };
    },
    setHScale: ([percent]) => {
      state = { ...state, scale: (percent as number) / 100 };
    },
    setTextRise: ([rise]) => {
      state = { ...state, rise: rise as number };
    },
    setTextRenderingMode: ([mode]) => {
      state = { ...state, isStroked: mode === FILL_AND_STROKE };
    },
    showText: ([glyphs]) => {
      const { placed, end } = placeGlyphs(glyphs as (Glyph | number)[], state, unitOf(state.font));
      for (const group of splitAtWideGaps(placed, state.size * state.scale)) {
        const run = runOf(group, state, { left, top, mark: marks.at(-1), clean });
        if (run.text !== '') runs.push(run);
      }
      state = { ...state, text: multiply(state.text, [1, 0, 0, 1, end, 0]) };
    },
  };
  const byNumber = new Map(OPERATORS.map((name) => [ops[name], handlers[name]]));
  for (const [at, operator] of fnArray.entries()) byNumber.get(operator)?.((argsArray[at] as unknown[] | null) ?? []);
  return runs;
}

type RunOptions = {
  left: number;
  top: number;
  mark: MarkedContent | undefined;
  clean: (text: string) => string;
};

function runOf(
  placed: readonly PlacedGlyph[],
  state: TextState,
  { left, top, mark, clean }: RunOptions,
): StyledTextRun {
  const [across, along, slant, up, x, baseline] = multiply(multiply(state.matrix, state.text), [
    1,
    0,
    0,
    1,
    0,
    state.rise,
  ]);
  const height = state.size * (up === 0 ? Math.abs(slant) : Math.abs(up));
  const visible = placed.filter(({ text }) => text.trim() !== '');
  // A text can have more glyphs than a call may have arguments.
  const from = visible.reduce((least, one) => Math.min(least, one.from), Number.POSITIVE_INFINITY);
  const to = visible.reduce((most, one) => Math.max(most, one.to), Number.NEGATIVE_INFINITY);
  const isRtl = mark?.reversed === true || placed.some(({ text }) => RTL_LETTERS.test(text));
  return {
    text: clean(withSpaces(placed, state.size * state.scale, isRtl)),
    x: x + from * across - left,
    y: top - baseline - height * ASCENT,
    width: (to - from) * across,
    height,
    isArtifact: mark?.isArtifact === true,
    font: state.font,
    isStroked: state.isStroked,
    isRotated: Math.abs(along) > Math.abs(across),
    markedContent: mark?.id,
  };
}
