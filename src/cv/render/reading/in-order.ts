import type { LetterRange } from './occurrences.ts';
import type { OutlineField } from './outline-fields.ts';

/** A field at one of the positions where its text occurs. */
export type Placement = { field: OutlineField; pieces: LetterRange[] };

/** A direction in which a column is searched for its fields. */
export type Scan = {
  reversed: boolean;
  start: number;
  /** Returns the free position of a field that is nearest to a bound in this direction. */
  nearest: (field: OutlineField, bound: number) => Placement | undefined;
  /** Returns the bound after a position. */
  boundOf: (placement: Placement) => number;
};

/** A group of more fields is not placed, because all of their orders are tried. */
const MAX_GROUP = 8;

type Progress = { bound: number; placements: Placement[] };

/**
 * Places all fields of a column in reading order, each as near to the one before it as possible, or returns `undefined`
 * if that leaves some without a place. If all fields have places in order, this finds them, however often texts repeat.
 */
export function placeInOrder(fields: readonly OutlineField[], scan: Scan): Placement[] | undefined {
  const placements: Placement[] = [];
  let bound = scan.start;
  const units = unitsOf(fields);
  for (const variants of scan.reversed ? units.reverse() : units) {
    const [first, ...others] = variants.flatMap((groups) => placeGroups(groups, bound, scan) ?? []);
    if (!first) return undefined;
    const best = others.reduce((best, option) => (isCloser(option, best, scan) ? option : best), first);
    placements.push(...best.placements);
    bound = best.bound;
  }
  return placements;
}

const isCloser = (one: Progress, other: Progress, { reversed }: Scan) =>
  reversed ? one.bound > other.bound : one.bound < other.bound;

/**
 * Divides fields into parts that are read one after the other. A part is given in all variants of its groups: the details
 * of an entry follow it, or appear beside its heading.
 */
function unitsOf(fields: readonly OutlineField[]): OutlineField[][][][] {
  const groups = Map.groupBy(fields, ({ ranks }) => ranks.at(-1) ?? 0);
  const ranks = [...groups.keys()].sort((one, other) => one - other);
  const lastRankByHead = new Map(
    fields.flatMap(({ ranks: [head, last] }) => (head === undefined || last === undefined ? [] : [[head, last]])),
  );
  const units: OutlineField[][][][] = [];
  for (let at = 0; at < ranks.length; ) {
    const head = ranks[at] ?? 0;
    const last = lastRankByHead.get(head) ?? head;
    let end = at + 1;
    while (end < ranks.length && (ranks[end] ?? 0) <= last) end += 1;
    units.push(variantsOf(ranks.slice(at, end).map((rank) => groups.get(rank) ?? [])));
    at = end;
  }
  return units;
}

function variantsOf(groups: OutlineField[][]): OutlineField[][][] {
  const [head = [], ...rest] = groups;
  const details = rest.at(-1) ?? [];
  if (!details.some(({ ranks }) => ranks.length > 1)) return [groups];
  const between = rest.slice(0, -1);
  const beside = details.map((detail) => [[...head, detail], ...between, details.filter((other) => other !== detail)]);
  return [groups, [[...head, ...details], ...between], ...(details.length > 1 ? beside : [])];
}

function placeGroups(groups: readonly OutlineField[][], start: number, scan: Scan): Progress | undefined {
  const placements: Placement[] = [];
  let bound = start;
  for (const group of scan.reversed ? groups.toReversed() : groups) {
    const placed = placeGroup(group, bound, scan);
    if (!placed) return undefined;
    placements.push(...placed.placements);
    bound = placed.bound;
  }
  return { bound, placements };
}

/** Places the fields of a group in the order that ends nearest to its start. */
function placeGroup(group: readonly OutlineField[], start: number, scan: Scan): Progress | undefined {
  if (group.length > MAX_GROUP) return undefined;
  const bySubset = new Map<number, Progress>([[0, { bound: start, placements: [] }]]);
  const all = 2 ** group.length - 1;
  for (let subset = 0; subset < all; subset += 1) {
    const before = bySubset.get(subset);
    if (!before) continue;
    for (const [index, field] of group.entries()) {
      if (subset & (1 << index)) continue;
      const placement = scan.nearest(field, before.bound);
      if (!placement) continue;
      const option = { bound: scan.boundOf(placement), placements: [...before.placements, placement] };
      const joined = subset | (1 << index);
      const best = bySubset.get(joined);
      if (!best || isCloser(option, best, scan)) bySubset.set(joined, option);
    }
  }
  return bySubset.get(all);
}
