import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { PageContext } from '../parts/page-context.ts';
import { colourTiles, packTiles } from './pack-tiles.ts';
import { personTiles, sectionTiles, type Tile, type TileGroup } from './tiles.ts';

const COLUMNS = 4;
const NARROW_COLUMNS = 2;

/** Renders the home page as tiles of one grid: those of its header, and those of its sections. */
export function renderBento(context: PageContext): { header: Markup; content: Markup } {
  const person: TileGroup = {
    tiles: personTiles(context),
    wrap: (tiles) => html`<header class="who">\n${tiles}\n</header>`,
  };
  const [header = html``, ...content] = renderGroups([person, ...sectionTiles(context)]);
  return { header, content: joinLines(content) };
}

/** Renders groups of tiles with the classes that size and colour them. */
export function renderGroups(groups: readonly TileGroup[]): Markup[] {
  const classes = classesOf(groups.flatMap(({ tiles }) => tiles));
  let at = 0;
  return groups.map(({ tiles, wrap }) => {
    const rendered = tiles.map((tile, index) => tile.render(classes[at + index] ?? ''));
    at += tiles.length;
    return wrap(joinLines(rendered));
  });
}

function classesOf(tiles: readonly Tile[]): string[] {
  const wide = packTiles(
    tiles.map(({ sizes }) => sizes),
    COLUMNS,
  );
  const narrow = packTiles(
    tiles.map((tile) => tile.narrow),
    NARROW_COLUMNS,
  );
  const colours = colourTiles(wide);
  return tiles.map(({ isColoured }, at) => {
    const [columns, rows] = wide[at]?.size ?? [COLUMNS, 1];
    const [few, high] = narrow[at]?.size ?? [NARROW_COLUMNS, 1];
    return `w${columns}${rows} n${few}${high}${isColoured ? ` k${colours[at] ?? 0}` : ''}`;
  });
}
