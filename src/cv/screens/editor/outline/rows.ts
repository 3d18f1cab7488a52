import type { Operation } from '../../../model/operations.ts';
import type { Area, Section } from '../../../model/shapes.ts';

/** A section in the outline, or the line below which those at the side stand. */
export type Row = { id: string; section?: Section };

const SIDE: Row = { id: 'side' };

/** The sections as they are shown: with a side column, those at the side come after a line of their own. */
export function rowsOf(sections: readonly Section[], hasSide: boolean): Row[] {
  const rows = sections.map((section) => ({ id: section.id, section }));
  if (!hasSide) return rows;
  const of = (area: Area) => rows.filter(({ section }) => section.area === area);
  return [...of('main'), SIDE, ...of('sidebar')];
}

/** What is to be done so that the sections stand as the rows do, of which one was moved. */
export function movesOf(sections: readonly Section[], rows: readonly Row[], id: string): Operation[] {
  const moved = rows.find((row) => row.id === id)?.section;
  if (!moved) return [];
  const at = rows.findIndex((row) => row.id === id);
  const side = rows.indexOf(SIDE);
  const area: Area = side < 0 ? moved.area : at > side ? 'sidebar' : 'main';
  const path = ['sections', id];
  return [
    { do: 'move', at: path, into: [], list: 'sections', after: predecessor(sections, rows, at) },
    ...(area === moved.area ? [] : [{ do: 'set', at: path, field: 'area', value: area } as const]),
  ];
}

/** Behind which section a row stands in the document: that before it, or the one before that which it stands before. */
function predecessor(sections: readonly Section[], rows: readonly Row[], at: number): string | null {
  const before = rows[at - 1]?.section;
  if (before) return before.id;
  const others = sections.filter(({ id }) => id !== rows[at]?.id);
  const next = others.findIndex(({ id }) => id === rows[at + 1]?.id);
  return (next < 0 ? others.at(-1) : others[next - 1])?.id ?? null;
}
