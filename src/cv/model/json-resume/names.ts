import { isObject, type JsonObject, own } from './json.ts';
import { ENTRY_KINDS } from './tables.ts';
import { OURS } from './write-entries.ts';

/** Returns all ids in a skeleton, at any depth. */
export function idsIn(skeleton: JsonObject): Set<string> {
  const ids = new Set<string>();
  const left: unknown[] = [skeleton];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== 'object' || value === null) continue;
    const id = isObject(value) ? own(value, 'id') : undefined;
    if (typeof id === 'string') ids.add(id);
    for (const inside of Object.values(value)) left.push(inside);
  }
  return ids;
}

/** Removes our own keys from a resume. Also returns the node ids of its entries, if they are in `ids`. */
export function withoutNames(source: JsonObject, ids: ReadonlySet<string>) {
  const names = new Map<JsonObject, string>();
  const unnamed = (entry: unknown) => {
    if (!isObject(entry)) return entry;
    const { [OURS]: name, ...rest } = entry;
    if (typeof name !== 'string') return entry;
    if (ids.has(name)) names.set(rest, name);
    return rest;
  };
  const without = (object: JsonObject, lists: readonly string[]): JsonObject =>
    Object.fromEntries(
      Object.entries(object).map(([key, value]) => [
        key,
        lists.includes(key) && Array.isArray(value) ? value.map(unnamed) : value,
      ]),
    );
  const { [OURS]: _, ...resume } = without(source, ENTRY_KINDS);
  const basics = own(resume, 'basics');
  return {
    resume: isObject(basics) ? { ...resume, basics: without(basics, ['profiles']) } : resume,
    names: names as ReadonlyMap<JsonObject, string>,
  };
}
