import { isObject } from '#platform/pure/autosave/fields.ts';
import { emptyNode, emptySection } from '../../../model/content.ts';
import { newId } from '../../../model/new-id.ts';
import { isShort, type Section, type SectionKind } from '../../../model/shapes.ts';
import type { FieldValues } from '../../../model/tree.ts';

type NewNode = FieldValues & { id: string };

/** Returns an empty entry of a kind. A workplace already has its first role. */
export function newItem(kind: SectionKind): NewNode {
  const item = emptyNode(kind, newId());
  return kind === 'work' ? { ...item, roles: [emptyNode('role', newId())] } : item;
}

/** Returns an empty section, with its first entry unless the entries of its kind are added as a list. */
export const newSection = (kind: SectionKind, area: Section['area']) => ({
  ...emptySection(kind, newId()),
  area,
  items: kind === 'summary' || isShort(kind) ? [] : [newItem(kind)],
});

/** Returns a deep copy in which every node has a new id. */
export function copyWithNewIds<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyWithNewIds) as Value;
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, child]) => [name, copyWithNewIds(child)]));
  const isNode = 'visible' in value && typeof value.id === 'string';
  return (isNode ? { ...copy, id: newId() } : copy) as Value;
}
