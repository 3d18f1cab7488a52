import type { Operation } from '../../../model/operations.ts';
import type { Area, Section } from '../../../model/shapes.ts';
import type { PageBlock } from '../../pages/block-style.ts';

/** The line on a page at which a dragged section would be dropped, in points. */
export type DropMark = { x: number; y: number; w: number };
export type SectionDrop = { mark: DropMark; operations: Operation[] };

type SectionPlaces = Pick<Section, 'id' | 'area'>;
type Options = {
  /** The section that is dragged. */
  id: string;
  sections: readonly SectionPlaces[];
  /** Whether the template prints the sections of the sidebar in a column of their own. */
  hasSidebar: boolean;
};

/** The distance of the mark from the edge of a column's first or last section. */
const EDGE = 6;

/**
 * Returns where a section that is dragged to a point of a page would be dropped: between two sections of the column at
 * the point. Undefined if the page shows no section there or the section would stay where it is.
 */
export function sectionDropAt(
  blocks: readonly PageBlock[],
  point: { x: number; y: number },
  { id, sections, hasSidebar }: Options,
): SectionDrop | undefined {
  const areaOf = new Map(sections.map((section) => [section.id, hasSidebar ? section.area : 'main']));
  const shown = blocks.filter((block) => areaOf.has(block.id));
  const nearest = shown.toSorted((a, b) => distanceTo(a, point) - distanceTo(b, point))[0];
  const area = nearest && areaOf.get(nearest.id);
  const column = shown.filter((block) => areaOf.get(block.id) === area).toSorted((a, b) => a.y - b.y);
  const at = column.findIndex(({ y, h }) => point.y < y + h / 2);
  const [above, below] = at < 0 ? [column.at(-1), undefined] : [column[at - 1], column[at]];
  const beside = below ?? above;
  if (!area || !beside || above?.id === id || below?.id === id) return undefined;
  return {
    mark: { x: beside.x, w: beside.w, y: lineBetween(above, below) },
    operations: operationsFor({ id, area, before: below?.id, behind: above?.id, sections, hasSidebar }),
  };
}

/** The horizontal distance of a point from a block counts first. */
function distanceTo({ x, y, w, h }: PageBlock, point: { x: number; y: number }) {
  const beyond = (value: number, start: number, length: number) => Math.max(start - value, 0, value - start - length);
  return beyond(point.x, x, w) * 10_000 + beyond(point.y, y, h);
}

function lineBetween(above: PageBlock | undefined, below: PageBlock | undefined) {
  if (above && below) return (above.y + above.h + below.y) / 2;
  return above ? above.y + above.h + EDGE : (below?.y ?? 0) - EDGE;
}

type Destination = Options & {
  area: Area;
  /** The sections around the mark. Below the last one of a page, the next may be on another page. */
  before: string | undefined;
  behind: string | undefined;
};

function operationsFor({ id, area, before, behind, sections, hasSidebar }: Destination): Operation[] {
  const others = sections.filter((section) => section.id !== id);
  const next = others.findIndex((section) => section.id === before);
  const after = next < 0 ? behind : others[next - 1]?.id;
  const at = ['sections', id];
  const isOtherColumn = hasSidebar && sections.find((section) => section.id === id)?.area !== area;
  return [
    { do: 'move', at, into: [], list: 'sections', after: after ?? null },
    ...(isOtherColumn ? [{ do: 'set', at, field: 'area', value: area } as const] : []),
  ];
}
