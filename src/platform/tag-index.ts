/** Something worth keeping, with the owners whose changes make it stale. */
export type Tagged<Value> = { value: Value; tags: readonly string[] };

/** Which names are kept under a tag. */
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
