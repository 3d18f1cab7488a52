import type { Emphasis, Piece, TextPiece } from './pieces.ts';

/** The marks that begin and end each emphasis, such as `**`. A text has some if it is emphasized once more. */
export type Marks = ReadonlyMap<Emphasis | TextPiece, string>;

/** The class of a character next to a mark, by which CommonMark decides whether the mark opens or closes. */
type CharacterClass = 'letter' | 'space' | 'punctuation';
/** Adjacent equal marks, which CommonMark reads as one: those that close, then those that open. */
type Run = { mark: string; before: CharacterClass; closing: readonly number[]; opening: number };
type Opener = { mark: string; length: number; closes: boolean };
type State = {
  cost: number;
  before: CharacterClass;
  /** The marks of the open emphases; empty if one is not written. */
  open: readonly string[];
  openers: readonly Opener[];
  run?: Run | undefined;
  chosen?: Choice | undefined;
};
type Choice = { owner: Emphasis | TextPiece; marks: string; previous: Choice | undefined };

const START: State = { cost: 0, before: 'space', open: [], openers: [] };
const COST = { '*': 0, _: 1, joined: 3, repeated: 20, lost: 1000 };

/**
 * Chooses `*` or `_` for each bold and italic, so that CommonMark reads them as meant. Follows all distinct states of the
 * CommonMark algorithm at once; they are few, because at most one bold and one italic are open.
 *
 * Returns undefined if there is no choice without a last resort. These are to omit the marks of an emphasis, and to
 * emphasize a text inside an emphasis once more, which the parser ignores: in `*_a_**(b)***` bold begins after a
 * punctuation mark, as it has to.
 */
export function chooseMarks(pieces: readonly Piece[], lastResorts: boolean): Marks | undefined {
  let states = [START];
  for (const piece of pieces) states = cheapest(states.flatMap((state) => advance(state, piece, lastResorts)));
  const [best] = states.flatMap((state) => endRun(state, 'space')).sort((a, b) => a.cost - b.cost);
  if (!best) return undefined;
  const marks = new Map<Emphasis | TextPiece, string>();
  for (let choice = best.chosen; choice; choice = choice.previous) marks.set(choice.owner, choice.marks);
  return marks;
}

/** Returns the cheapest of the states that do not differ in what may follow. */
function cheapest(states: readonly State[]): State[] {
  if (states.length < 2) return [...states];
  const byFuture = new Map<string, State>();
  for (const state of states) {
    const key = JSON.stringify([state.before, state.open, state.openers, state.run]);
    if (state.cost < (byFuture.get(key)?.cost ?? Number.POSITIVE_INFINITY)) byFuture.set(key, state);
  }
  return [...byFuture.values()];
}

function advance(state: State, piece: Piece, lastResorts: boolean): State[] {
  switch (piece.type) {
    case 'open': {
      const width = widthOf(piece.node);
      const opened = MARKS.flatMap((mark) => open(state, piece.node, mark.repeat(width)));
      if (!lastResorts) return opened;
      return [...opened, { ...choose(state, piece.node, '', COST.lost), open: [...state.open, ''] }];
    }
    case 'close':
      return close(state);
    case 'text': {
      const once = passText(state, piece.text);
      return lastResorts ? [...once, ...repeated(state, piece)] : once;
    }
    case 'fixed':
      return passText(state, piece.source);
  }
}

const MARKS = ['*', '_'] as const;
const widthOf = ({ type }: Emphasis) => (type === 'bold' ? 2 : 1);

const choose = (state: State, owner: Emphasis | TextPiece, marks: string, cost: number): State => ({
  ...state,
  chosen: { owner, marks, previous: state.chosen },
  cost: state.cost + cost,
});

function open(state: State, owner: Emphasis | TextPiece, marks: string): State[] {
  const opened = choose(state, owner, marks, marks.startsWith('*') ? COST['*'] : COST._);
  return addToRun({ ...opened, open: [...state.open, marks] }, marks, (run) => ({
    ...run,
    opening: run.opening + marks.length,
  }));
}

function close(state: State): State[] {
  const marks = state.open.at(-1);
  const closed = { ...state, open: state.open.slice(0, -1) };
  if (!marks) return [closed];
  return addToRun(closed, marks, (run) => ({ ...run, closing: [...run.closing, marks.length] }));
}

function passText(state: State, source: string): State[] {
  if (source === '') return [state];
  return endRun(state, classOf(source[0])).map((ended) => ({ ...ended, before: classOf(source.at(-1)) }));
}

/** Splits a text into the spaces at its start, its words, and the spaces at its end. */
export function splitSpaces(text: string): [before: string, core: string, after: string] {
  const core = text.trim();
  const start = text.length - text.trimStart().length;
  return [text.slice(0, start), core, text.slice(start + core.length)];
}

/** Returns the states after a text that is emphasized once more, without the spaces at its edges. */
function repeated(state: State, piece: TextPiece): State[] {
  const [before, core, after] = splitSpaces(piece.text);
  const widths = new Set(state.open.map(({ length }) => length).filter((width) => width > 0));
  if (!core || widths.size === 0) return [];
  const start = passText({ ...state, cost: state.cost + COST.repeated }, before);
  return [...widths]
    .flatMap((width) => MARKS.map((mark) => mark.repeat(width)))
    .flatMap((marks) => start.flatMap((one) => open(one, piece, marks)))
    .flatMap((one) => passText(one, core))
    .flatMap(close)
    .flatMap((one) => passText(one, after));
}

function addToRun(state: State, marks: string, add: (run: Run) => Run): State[] {
  const { run } = state;
  const [mark = ''] = marks;
  if (run?.mark === mark) return [{ ...state, run: add(run), cost: state.cost + COST.joined }];
  return endRun(state, 'punctuation').map((ended) => ({
    ...ended,
    run: add({ mark, before: run ? 'punctuation' : ended.before, closing: [], opening: 0 }),
  }));
}

/** Returns the state after the run of marks at its end; none if CommonMark would read the run in another way. */
function endRun({ run, ...state }: State, after: CharacterClass): State[] {
  if (!run) return [state];
  const { opens, closes } = flanking(run, after);
  if ((run.opening > 0 && !opens) || (run.closing.length > 0 && !closes)) return [];
  const openers = state.openers.map((opener) => ({ ...opener }));
  const closing = [...run.closing];
  let length = closing.reduce((sum, width) => sum + width, run.opening);
  while (closes && length > 0) {
    const opener = openers.findLast((one) => one.mark === run.mark && mayMatch(one, length, opens));
    if (!opener) break;
    const width = opener.length > 1 && length > 1 ? 2 : 1;
    if (opener !== openers.at(-1) || closing.shift() !== width) return [];
    opener.length -= width;
    length -= width;
    if (opener.length === 0) openers.pop();
  }
  if (closing.length > 0) return [];
  if (length > 0) openers.push({ mark: run.mark, length, closes });
  return [{ ...state, openers }];
}

/** Tests CommonMark's rule of three: marks that open and close do not match if their sum is a multiple of three. */
const mayMatch = (opener: Opener, length: number, opens: boolean) =>
  !((opener.closes || opens) && length % 3 !== 0 && (opener.length + length) % 3 === 0);

/** Returns whether a run of marks can open and can close, as CommonMark decides. */
function flanking({ mark, before }: Run, after: CharacterClass) {
  const left = after === 'letter' || (after === 'punctuation' && before !== 'letter');
  const right = before === 'letter' || (before === 'punctuation' && after !== 'letter');
  if (mark === '*') return { opens: left, closes: right };
  return { opens: left && (before !== 'letter' || !right), closes: right && (after !== 'letter' || !left) };
}

/** Returns the class of a UTF-16 code unit, because the library does not join surrogate pairs. */
export function classOf(unit: string | undefined): CharacterClass {
  if (unit === undefined || /\s/.test(unit)) return 'space';
  return /[\p{P}\p{S}]/u.test(unit) ? 'punctuation' : 'letter';
}
