import { isObject } from '#platform/autosave/fields.ts';
import { emptyNode, emptySection } from '../../../model/content.ts';
import { newId } from '../../../model/new-id.ts';
import type { Section, SectionKind } from '../../../model/shapes.ts';
import type { Values } from '../../../model/tree.ts';

type Fresh = Values & { id: string };

/** Returns an empty entry of a kind. A workplace already has its first role. */
export function freshItem(kind: SectionKind): Fresh {
  const item = emptyNode(kind, newId());
  return kind === 'work' ? { ...item, roles: [emptyNode('role', newId())] } : item;
}

/** Returns an empty section with its first entry. */
export const freshSection = (kind: SectionKind, area: Section['area']) => ({
  ...emptySection(kind, newId()),
  area,
  items: kind === 'summary' ? [] : [freshItem(kind)],
});

/** Returns a deep copy in which every node has a new id. */
export function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  if (!isObject(value)) return value;
  const copied = Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, copyOf(inside)]));
  const isNode = 'visible' in value && typeof value.id === 'string';
  return (isNode ? { ...copied, id: newId() } : copied) as Value;
}
