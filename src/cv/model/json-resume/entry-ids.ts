import { isObject, type JsonObject, ownProperty } from './json.ts';
import { ENTRY_KINDS } from './tables.ts';
import { OWN_KEY } from './write-entries.ts';

/** Returns all ids in a skeleton, at any depth. */
export function collectIds(skeleton: JsonObject): Set<string> {
  const ids = new Set<string>();
  const pending: unknown[] = [skeleton];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== 'object' || value === null) continue;
    const id = isObject(value) ? ownProperty(value, 'id') : undefined;
    if (typeof id === 'string') ids.add(id);
    for (const nested of Object.values(value)) pending.push(nested);
  }
  return ids;
}

/** Removes our own keys from a resume. Also returns the node ids of its entries, if they are in `ids`. */
export function extractEntryIds(source: JsonObject, ids: ReadonlySet<string>) {
  const entryIds = new Map<JsonObject, string>();
  const withoutId = (entry: unknown) => {
    if (!isObject(entry)) return entry;
    const { [OWN_KEY]: entryId, ...rest } = entry;
    if (typeof entryId !== 'string') return entry;
    if (ids.has(entryId)) entryIds.set(rest, entryId);
    return rest;
  };
  const stripIds = (object: JsonObject, lists: readonly string[]): JsonObject =>
    Object.fromEntries(
      Object.entries(object).map(([key, value]) => [
        key,
        lists.includes(key) && Array.isArray(value) ? value.map(withoutId) : value,
      ]),
    );
  const { [OWN_KEY]: _, ...resume } = stripIds(source, ENTRY_KINDS);
  const basics = ownProperty(resume, 'basics');
  return {
    resume: isObject(basics) ? { ...resume, basics: stripIds(basics, ['profiles']) } : resume,
    entryIds: entryIds as ReadonlyMap<JsonObject, string>,
  };
}
