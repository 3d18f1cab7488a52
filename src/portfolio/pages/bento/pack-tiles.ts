/** Columns and rows of a tile. */
export type TileSize = readonly [columns: number, rows: number];
/** A tile: the sizes that suit it, the best first. */
export type TileSizes = readonly TileSize[];
export type PlacedTile = { size: TileSize; column: number; row: number };

/** Most tiles that a band of the grid is made of, and its heights. */
const MAX_BAND_TILES = 6;
const BAND_HEIGHTS = [2, 1] as const;

type Band = { tiles: PlacedTile[]; height: number; cost: number };
type Plan = { bands: Band[]; cost: number };

/**
 * Places tiles in their order into bands of a grid, each filled to the last cell, with the sizes that suit them best. A
 * grid with `grid-auto-flow: dense` places tiles of these sizes at the same cells.
 */
export function packTiles(all: readonly TileSizes[], columns: number): PlacedTile[] {
  const plans: (Plan | undefined)[] = Array.from({ length: all.length + 1 }, () => undefined);
  plans[0] = { bands: [], cost: 0 };
  for (let start = 0; start < all.length; start += 1) {
    const before = plans[start];
    if (!before) continue;
    for (let count = 1; count <= Math.min(MAX_BAND_TILES, all.length - start); count += 1) {
      const band = cheapestBand(all.slice(start, start + count), columns);
      const known = plans[start + count];
      const cost = before.cost + (band?.cost ?? 0);
      if (band && (!known || cost < known.cost)) plans[start + count] = { bands: [...before.bands, band], cost };
    }
  }
  let top = 0;
  return (plans[all.length]?.bands ?? []).flatMap(({ tiles, height }) => {
    const placed = tiles.map((tile) => ({ ...tile, row: tile.row + top }));
    top += height;
    return placed;
  });
}

/** Returns the band that these tiles fill at the least cost; undefined if they fill none. */
function cheapestBand(tiles: readonly TileSizes[], columns: number): Band | undefined {
  let best: Band | undefined;
  for (const height of BAND_HEIGHTS) {
    fill(tiles, { columns, height }, [], 0, (band) => {
      if (!best || band.cost < best.cost) best = band;
    });
  }
  return best;
}

type Grid = { columns: number; height: number };

function fill(
  tiles: readonly TileSizes[],
  grid: Grid,
  placed: readonly PlacedTile[],
  cost: number,
  found: (band: Band) => void,
) {
  const cells = grid.columns * grid.height;
  const used = placed.reduce((sum, { size: [wide, high] }) => sum + wide * high, 0);
  const sizes = tiles[placed.length];
  if (!sizes) {
    if (used === cells) found({ tiles: [...placed], height: grid.height, cost });
    return;
  }
  for (const [rank, size] of sizes.entries()) {
    const cell = firstFree(placed, size, grid);
    if (cell) fill(tiles, grid, [...placed, { size, ...cell }], cost + rank, found);
  }
}

/** Returns the first cell at which a tile has room, row by row, as the dense placement of a grid does. */
function firstFree(placed: readonly PlacedTile[], [wide, high]: TileSize, { columns, height }: Grid) {
  for (let row = 0; row + high <= height; row += 1) {
    for (let column = 0; column + wide <= columns; column += 1) {
      const isFree = placed.every(
        ({ size, column: left, row: top }) =>
          column + wide <= left || left + size[0] <= column || row + high <= top || top + size[1] <= row,
      );
      if (isFree) return { column, row };
    }
  }
  return undefined;
}

const NUMBER_OF_COLOURS = 5;

/** Returns the number of a colour for each tile, so that no two neighbours have the same. */
export function colourTiles(placed: readonly PlacedTile[]): number[] {
  const colours: number[] = [];
  for (const [at, tile] of placed.entries()) {
    const taken = new Set(
      placed.slice(0, at).flatMap((other, index) => (touches(tile, other) ? [colours[index]] : [])),
    );
    const free = Array.from({ length: NUMBER_OF_COLOURS }, (_, step) => (at + step) % NUMBER_OF_COLOURS);
    colours.push(free.find((colour) => !taken.has(colour)) ?? at % NUMBER_OF_COLOURS);
  }
  return colours;
}

const touches = (one: PlacedTile, other: PlacedTile) =>
  one.column <= other.column + other.size[0] &&
  other.column <= one.column + one.size[0] &&
  one.row <= other.row + other.size[1] &&
  other.row <= one.row + one.size[1];
