import { type DocumentFields, isEqual, isObject } from './fields.ts';
import { type MergedValue, mergeLists } from './merge-lists.ts';

/** Merges two changes of a common base; a property changed on one side only takes that side's value. */
export function mergeChanges(base: unknown, mine: unknown, theirs: unknown): MergedValue {
  if (isEqual(mine, theirs) || isEqual(theirs, base)) return { value: mine, conflicts: [] };
  if (isEqual(mine, base)) return { value: theirs, conflicts: [] };
  if (isObject(mine) && isObject(theirs)) return mergeObjects(isObject(base) ? base : {}, mine, theirs);
  const list = Array.isArray(mine) && Array.isArray(theirs) ? mergeLists(base, mine, theirs, mergeChanges) : undefined;
  return list ? { value: list, conflicts: [] } : { value: mine, conflicts: [[]] };
}

function mergeObjects(base: DocumentFields, mine: DocumentFields, theirs: DocumentFields): MergedValue {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merged = names.map((name) => [name, mergeChanges(base[name], mine[name], theirs[name])] as const);
  return {
    value: Object.fromEntries(merged.map(([name, { value }]) => [name, value])),
    conflicts: merged.flatMap(([name, { conflicts }]) => conflicts.map((path) => [name, ...path])),
  };
}
