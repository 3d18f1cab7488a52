/** The columns of the engine that Note G uses, V1 to V13 and V21 to V24, drawn as lines from top to bottom. */
const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 21, 22, 23, 24];

/** The diagram of Note G, 1843: for each of the 25 operations, the columns that it reads and those that it writes. */
const OPERATIONS: readonly { reads: readonly number[]; writes: readonly number[] }[] = [
  { reads: [2, 3], writes: [4, 5, 6] },
  { reads: [4, 1], writes: [4] },
  { reads: [5, 1], writes: [5] },
  { reads: [5, 4], writes: [11] },
  { reads: [11, 2], writes: [11] },
  { reads: [13, 11], writes: [13] },
  { reads: [3, 1], writes: [10] },
  { reads: [2, 7], writes: [7] },
  { reads: [6, 7], writes: [11] },
  { reads: [21, 11], writes: [12] },
  { reads: [12, 13], writes: [13] },
  { reads: [10, 1], writes: [10] },
  { reads: [6, 1], writes: [6] },
  { reads: [1, 7], writes: [7] },
  { reads: [6, 7], writes: [8] },
  { reads: [8, 11], writes: [11] },
  { reads: [6, 1], writes: [6] },
  { reads: [1, 7], writes: [7] },
  { reads: [6, 7], writes: [9] },
  { reads: [9, 11], writes: [11] },
  { reads: [22, 11], writes: [12] },
  { reads: [12, 13], writes: [13] },
  { reads: [10, 1], writes: [10] },
  { reads: [13, 24], writes: [24] },
  { reads: [1, 3], writes: [3] },
];

const STEP = 20;
const LINE = 13;
const MARGIN = 30;
const width = 2 * MARGIN + (OPERATIONS.length - 1) * STEP;
const height = 2 * MARGIN + (COLUMNS.length - 1) * LINE;
const xOf = (operation: number) => MARGIN + operation * STEP;
const yOf = (column: number) => MARGIN + COLUMNS.indexOf(column) * LINE;

const pathOf = (mark: (operation: (typeof OPERATIONS)[number], x: number) => string) =>
  OPERATIONS.map((operation, index) => mark(operation, xOf(index))).join('');
const points = (columns: readonly number[], x: number) => columns.map((column) => `M${x} ${yOf(column)}h0`).join('');

const PATHS = {
  lines: COLUMNS.map((column) => `M${MARGIN - 12} ${yOf(column)}H${width - MARGIN + 12}`).join(''),
  strokes: pathOf(({ reads, writes }, x) => {
    const ends = [...reads, ...writes].map(yOf);
    return `M${x} ${Math.min(...ends)}V${Math.max(...ends)}`;
  }),
  reads: pathOf(({ reads, writes }, x) =>
    points(
      reads.filter((column) => !writes.includes(column)),
      x,
    ),
  ),
  writes: pathOf(({ writes }, x) => points(writes, x)),
};

/**
 * Note G as a drawing: a line for each column and a stroke for each operation, with dots for reads and rings for
 * writes.
 */
export const NoteG = () => (
  <svg className="note-g" viewBox={`0 0 ${width} ${height}`} fill="none" strokeLinecap="round" aria-hidden="true">
    <path className="lines" d={PATHS.lines} />
    <path className="strokes" d={PATHS.strokes} />
    <path className="reads" d={PATHS.reads} />
    <path className="rings" d={PATHS.writes} />
    <path className="holes" d={PATHS.writes} />
  </svg>
);
