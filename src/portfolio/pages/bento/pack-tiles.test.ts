import { describe, expect, it } from 'vitest';
import { colourTiles, type PlacedTile, packTiles, type TileSizes } from './pack-tiles.ts';

const KINDS: readonly TileSizes[] = [
  [
    [2, 2],
    [2, 1],
    [4, 2],
    [4, 1],
  ],
  [
    [1, 2],
    [2, 2],
    [1, 1],
    [4, 2],
  ],
  [
    [1, 1],
    [2, 1],
    [1, 2],
    [4, 1],
  ],
  [[4, 1]],
];

/** Returns a seeded, reproducible sequence of tiles. */
function tilesOf(seed: number, count: number): TileSizes[] {
  let state = seed + 1;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return KINDS[state % KINDS.length] ?? [[4, 1]];
  });
}

const cellsOf = ({ size: [wide, high], column, row }: PlacedTile) =>
  Array.from({ length: wide * high }, (_, at) => `${row + Math.floor(at / wide)},${column + (at % wide)}`);

describe('packing tiles', () => {
  it('fills the grid to the last cell, and places no two tiles on one, for any number of tiles', () => {
    for (let count = 1; count <= 24; count += 1) {
      for (let seed = 0; seed < 20; seed += 1) {
        const placed = packTiles(tilesOf(seed * 31 + count, count), 4);
        expect(placed).toHaveLength(count);
        const cells = placed.flatMap(cellsOf);
        expect(new Set(cells).size).toBe(cells.length);
        const rows = Math.max(...placed.map(({ row, size }) => row + size[1]));
        expect([count, seed, cells.length]).toEqual([count, seed, rows * 4]);
      }
    }
  });

  it('gives each tile its best size where these fill a band', () => {
    const [big = [], tall = [], small = []] = KINDS;
    expect(packTiles([tall, big, small, small], 4).map(({ size }) => size)).toEqual([
      [1, 2],
      [2, 2],
      [1, 1],
      [1, 1],
    ]);
  });

  it('places nothing where there are no tiles', () => {
    expect(packTiles([], 4)).toEqual([]);
  });
});

describe('colouring tiles', () => {
  it('gives no two neighbours the same colour', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const placed = packTiles(tilesOf(seed, 14), 4);
      const colours = colourTiles(placed);
      const byCell = new Map(placed.flatMap((tile, at) => cellsOf(tile).map((cell) => [cell, at] as const)));
      for (const [cell, at] of byCell) {
        const [row = 0, column = 0] = cell.split(',').map(Number);
        for (const next of [`${row + 1},${column}`, `${row},${column + 1}`]) {
          const other = byCell.get(next);
          if (other !== undefined && other !== at)
            expect([seed, cell, colours[at] === colours[other]]).toEqual([seed, cell, false]);
        }
      }
    }
  });
});
