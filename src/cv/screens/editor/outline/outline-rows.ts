import type { Operation } from '../../../model/operations.ts';
import type { Area, Section } from '../../../model/shapes.ts';

/** A row of the outline: a section, or the heading above the sidebar's sections if there is no `section`. */
export type OutlineRow = { id: string; section?: Section };

const SIDEBAR_HEADING: OutlineRow = { id: 'side' };

/** Returns the rows of the outline. If the template has a sidebar, its sections follow a heading row. */
export function outlineRows(sections: readonly Section[], hasSidebar: boolean): OutlineRow[] {
  const rows = sections.map((section) => ({ id: section.id, section }));
  if (!hasSidebar) return rows;
  const inArea = (area: Area) => rows.filter(({ section }) => section.area === area);
  return [...inArea('main'), SIDEBAR_HEADING, ...inArea('sidebar')];
}

/** Returns the operations that bring the sections into the order of the rows after the row `id` was moved. */
export function moveOperations(sections: readonly Section[], rows: readonly OutlineRow[], id: string): Operation[] {
  const moved = rows.find((row) => row.id === id)?.section;
  if (!moved) return [];
  const at = rows.findIndex((row) => row.id === id);
  const sidebarIndex = rows.indexOf(SIDEBAR_HEADING);
  const area: Area = sidebarIndex < 0 ? moved.area : at > sidebarIndex ? 'sidebar' : 'main';
  const path = ['sections', id];
  return [
    { do: 'move', at: path, into: [], list: 'sections', after: predecessor(sections, rows, at) },
    ...(area === moved.area ? [] : [{ do: 'set', at: path, field: 'area', value: area } as const]),
  ];
}

/**
 * Returns the id of the section after which the moved row comes in the document, or null at the start. Without a
 * section in the row before, this is the predecessor of the next row's section.
 */
function predecessor(sections: readonly Section[], rows: readonly OutlineRow[], at: number): string | null {
  const before = rows[at - 1]?.section;
  if (before) return before.id;
  const others = sections.filter(({ id }) => id !== rows[at]?.id);
  const next = others.findIndex(({ id }) => id === rows[at + 1]?.id);
  return (next < 0 ? others.at(-1) : others[next - 1])?.id ?? null;
}
