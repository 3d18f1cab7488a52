import { type Placement, placeInOrder, type Scan } from './in-order.ts';
import { LetterClaims } from './letter-claims.ts';
import type { LetterRange } from './occurrences.ts';
import type { OutlineField } from './outline-fields.ts';

/** Where the text of each field occurs, in order. */
export type Positions = ReadonlyMap<OutlineField, readonly LetterRange[][]>;

type Column = OutlineField['column'];
/** The orders in which columns take their letters. Texts that several columns have belong to the first that fits. */
const COLUMN_ORDERS: readonly (readonly Column[])[] = [
  ['main', 'sidebar', 'contacts'],
  ['sidebar', 'main', 'contacts'],
  ['contacts', 'main', 'sidebar'],
  ['contacts', 'sidebar', 'main'],
];
/** Whether each column is searched from its end, by all combinations for main column, sidebar and contacts. */
const DIRECTIONS: readonly Record<Column, boolean>[] = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => ({
  main: (bits & 1) > 0,
  sidebar: (bits & 2) > 0,
  contacts: (bits & 4) > 0,
}));

/** Returns places for all fields, in order within each column, or `undefined` if there are none. */
export function findAllInOrder(
  fields: readonly OutlineField[],
  positions: Positions,
): Map<OutlineField, Placement> | undefined {
  if (fields.some((field) => positions.get(field)?.length === 0)) return undefined;
  const byColumn = Map.groupBy(fields, ({ column }) => column);
  for (const order of COLUMN_ORDERS) {
    for (const reversed of DIRECTIONS) {
      const placements = placeColumns(order, { byColumn, reversed, positions });
      if (placements) return new Map(placements.map((placement) => [placement.field, placement]));
    }
  }
  return undefined;
}

type ColumnSearch = {
  byColumn: ReadonlyMap<Column, OutlineField[]>;
  reversed: Record<Column, boolean>;
  positions: Positions;
};

function placeColumns(order: readonly Column[], { byColumn, reversed, positions }: ColumnSearch) {
  const claims = new LetterClaims();
  const all: Placement[] = [];
  for (const column of order) {
    const fields = byColumn.get(column) ?? [];
    const scan = scanOf(positions, claims, reversed[column]);
    const placements =
      column === 'contacts'
        ? placeAnywhere(fields, scan)
        : placeBelowHead(fields, { scan, headScan: scanOf(positions, claims, false) });
    if (!placements) return undefined;
    for (const placement of placements) {
      claims.claim(placement.pieces);
      all.push(placement);
    }
  }
  return all;
}

type HeadScans = { scan: Scan; headScan: Scan };

/** Places name and headline from the start, and all other fields of a column after them in the direction of `scan`. */
function placeBelowHead(fields: readonly OutlineField[], { scan, headScan }: HeadScans): Placement[] | undefined {
  const isHead = ({ part }: OutlineField) => part === 'name' || part === 'headline';
  const head = placeInOrder(fields.filter(isHead), headScan);
  if (!head) return undefined;
  const headEnd = Math.max(0, ...head.map(headScan.boundOf));
  const rest = placeInOrder(
    fields.filter((field) => !isHead(field)),
    scan.reversed ? scan : { ...scan, start: headEnd },
  );
  const isBelow = rest?.every(({ pieces: [first] }) => (first?.from ?? 0) >= headEnd);
  return rest && isBelow ? [...head, ...rest] : undefined;
}

/** Places contact details, which may be anywhere, longest first. */
function placeAnywhere(fields: readonly OutlineField[], scan: Scan): Placement[] | undefined {
  const claims = new LetterClaims();
  const placements: Placement[] = [];
  for (const field of fields.toSorted((one, other) => other.text.length - one.text.length)) {
    let placement = scan.nearest(field, scan.start);
    while (placement && !claims.isFree(placement.pieces)) placement = scan.nearest(field, scan.boundOf(placement));
    if (!placement) return undefined;
    claims.claim(placement.pieces);
    placements.push(placement);
  }
  return placements;
}

function scanOf(positions: Positions, claims: LetterClaims, reversed: boolean): Scan {
  const startOf = (pieces: readonly LetterRange[]) => pieces[0]?.from ?? 0;
  const endOf = (pieces: readonly LetterRange[]) => pieces.at(-1)?.to ?? 0;
  const nearest = (field: OutlineField, bound: number): Placement | undefined => {
    const all = positions.get(field) ?? [];
    const first = reversed
      ? lowerBound(all, (pieces) => endOf(pieces) > bound) - 1
      : lowerBound(all, (pieces) => startOf(pieces) >= bound);
    for (let at = first; at >= 0 && at < all.length; at += reversed ? -1 : 1) {
      const pieces = all[at];
      if (pieces && claims.isFree(pieces)) return { field, pieces };
    }
    return undefined;
  };
  return {
    reversed,
    start: reversed ? Number.POSITIVE_INFINITY : 0,
    nearest,
    boundOf: ({ pieces }) => (reversed ? startOf(pieces) : endOf(pieces)),
  };
}

/** Returns the index of the first element for which a condition holds, given that it holds for all after that. */
function lowerBound<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && holds(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
