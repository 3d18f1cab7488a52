import { isObject } from '#platform/pure/autosave/fields.ts';
import { newId } from './new-id.ts';
import type { ItemSource } from './shapes.ts';
import { withOtherIds } from './sources/seen.ts';
import { nodeIdsIn } from './tree.ts';

/** Returns a deep copy in which every node has a new id. Entries stay linked to the member's work. */
export function copyWithNewIds<Value>(value: Value): Value {
  return withIds(value, Object.fromEntries([...nodeIdsIn(value)].map((id) => [id, newId()]))) as Value;
}

function withIds(value: unknown, ids: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((child) => withIds(child, ids));
  if (!isObject(value)) return value;
  if (!('visible' in value) || typeof value.id !== 'string') return value;
  const { source, extras, ...fields } = value;
  const copy = Object.fromEntries(Object.entries(fields).map(([name, child]) => [name, withIds(child, ids)]));
  return {
    ...copy,
    id: ids[value.id] ?? value.id,
    ...(extras !== undefined && { extras }),
    ...(source !== undefined && { source: source && withOtherIds(source as ItemSource, ids) }),
  };
}
