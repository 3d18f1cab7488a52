/** A value to cache, with the tags whose change makes it stale. One that is not kept is computed again for each request. */
export type TaggedValue<Value> = { value: Value; tags: readonly string[]; isKept?: boolean };

/** Makes an index of names by tag. */
export function makeTagIndex() {
  const namesByTag = new Map<string, Set<string>>();
  return {
    add: (name: string, tags: readonly string[]) => {
      for (const tag of tags) {
        const names = namesByTag.get(tag) ?? new Set();
        namesByTag.set(tag, names.add(name));
      }
    },
    remove: (name: string, tags: readonly string[]) => {
      for (const tag of tags) {
        const names = namesByTag.get(tag);
        names?.delete(name);
        if (names?.size === 0) namesByTag.delete(tag);
      }
    },
    namesOf: (tag: string): Iterable<string> => namesByTag.get(tag) ?? [],
  };
}
