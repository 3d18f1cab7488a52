/** Where the code and the brackets of a paragraph end, by where they begin. */
export type Pairs = { codeEnds: ReadonlyMap<number, number>; brackets: ReadonlyMap<number, number> };

const BACKTICKS = /\\`|`+/g;
const BRACKETS = /\\[\s\S]|[[\]]/g;

/** Finds the pairs of backticks and of brackets in one pass each. */
export function findPairs(source: string): Pairs {
  const codeEnds = findCode(source);
  const brackets = new Map<number, number>();
  const open: number[] = [];
  let codeEnd = 0;
  const starts = [...codeEnds.keys()].sort((a, b) => a - b);
  let next = 0;
  for (const { 0: mark, index } of source.matchAll(BRACKETS)) {
    while (next < starts.length && (starts[next] ?? 0) <= index) {
      codeEnd = codeEnds.get(starts[next] ?? 0) ?? codeEnd;
      next += 1;
    }
    if (index < codeEnd) continue;
    if (mark === '[') open.push(index);
    else if (mark === ']') {
      const start = open.pop();
      if (start !== undefined) brackets.set(start, index);
    }
  }
  return { codeEnds, brackets };
}

/** Returns the end of each code span by its start. */
function findCode(source: string): Map<number, number> {
  const runs = [...source.matchAll(BACKTICKS)].filter(({ 0: mark }) => !mark.startsWith('\\'));
  const positions = new Map<number, number[]>();
  for (const [at, { 0: mark }] of runs.entries()) {
    const list = positions.get(mark.length) ?? [];
    list.push(at);
    positions.set(mark.length, list);
  }
  const passed = new Map<number, number>();
  const ends = new Map<number, number>();
  for (let at = 0; at < runs.length; ) {
    const run = runs[at];
    const length = run?.[0].length ?? 0;
    const list = positions.get(length) ?? [];
    let position = passed.get(length) ?? 0;
    while ((list[position] ?? Number.POSITIVE_INFINITY) <= at) position += 1;
    passed.set(length, position);
    const closing = list[position];
    if (run && closing !== undefined) ends.set(run.index, (runs[closing]?.index ?? 0) + length);
    at = closing === undefined ? at + 1 : closing + 1;
  }
  return ends;
}
