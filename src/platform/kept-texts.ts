import { draftsHere } from './autosave/drafts.ts';

const KEPT = 'kept/';

/** Stores texts of a member in this browser by name, until the member signs out. */
export function keptTextsOf(member: string, store = draftsHere()) {
  const keyOf = (name: string) => `${KEPT}${member}/${name}`;
  return {
    read: async (name: string) => {
      const found = (await store.list(keyOf(name))).find(({ key }) => key === keyOf(name))?.draft;
      return typeof found === 'string' ? found : '';
    },
    /** Stores a text; an empty one is removed. */
    write: (name: string, text: string) => (text === '' ? store.remove(keyOf(name)) : store.write(keyOf(name), text)),
  };
}

/** Deletes all stored texts, so that the next user of this browser does not see them. */
export async function forgetKeptTexts(store = draftsHere()) {
  for (const { key } of await store.list(KEPT)) await store.remove(key);
}
