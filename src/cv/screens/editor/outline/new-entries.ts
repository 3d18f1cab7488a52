import { emptyNode, emptySection } from '../../../model/content.ts';
import type { EntryLine } from '../../../model/entry-line.ts';
import { newId } from '../../../model/new-id.ts';
import { isShort, type LineKind, type Section, type SectionKind } from '../../../model/shapes.ts';
import type { FieldValues, NodePath } from '../../../model/tree.ts';

type NewNode = FieldValues & { id: string };

/** Returns an empty entry of a kind. A workplace already has its first role. */
export function newItem(kind: SectionKind): NewNode {
  const item = emptyNode(kind, newId());
  return kind === 'work' ? { ...item, roles: [emptyNode('role', newId())] } : item;
}

/** Returns an entry with the values of a line and an empty first bullet, and the path from the list of entries to it. */
export function newItemOfLine(kind: LineKind, line: EntryLine): { item: NewNode; bullet: NodePath } {
  const { title, organization, location, start, end, ongoing } = line;
  const highlight = emptyNode('highlight', newId());
  const period = { start, end, ongoing };
  const id = newId();
  if (kind === 'work') {
    const role = { ...emptyNode('role', newId()), position: title, ...period, highlights: [highlight] };
    const item = { ...emptyNode(kind, id), name: organization, location, roles: [role] };
    return { item, bullet: [id, 'roles', role.id, 'highlights', highlight.id] };
  }
  const names =
    kind === 'education' ? { studyType: title, institution: organization } : { position: title, organization };
  const item = { ...emptyNode(kind, id), ...names, location, ...period, highlights: [highlight] };
  return { item, bullet: [id, 'highlights', highlight.id] };
}

/** Returns an empty section, with its first entry unless the entries of its kind are added as a list. */
export const newSection = (kind: SectionKind, area: Section['area']) => ({
  ...emptySection(kind, newId()),
  area,
  items: kind === 'summary' || isShort(kind) ? [] : [newItem(kind)],
});
