import { browserDrafts } from './autosave/browser-drafts.ts';

const KEY_PREFIX = 'kept/';

/** Stores texts of a member in this browser by name, until the member signs out. */
export function storedTextsOf(member: string, store = browserDrafts()) {
  const keyOf = (name: string) => `${KEY_PREFIX}${member}/${name}`;
  return {
    read: async (name: string) => {
      const stored = (await store.list(keyOf(name))).find(({ key }) => key === keyOf(name))?.draft;
      return typeof stored === 'string' ? stored : '';
    },
    /** Stores a text; an empty one is removed. */
    write: (name: string, text: string) => (text === '' ? store.remove(keyOf(name)) : store.write(keyOf(name), text)),
  };
}

/** Deletes all stored texts, so that the next user of this browser does not see them. */
export async function deleteStoredTexts(store = browserDrafts()) {
  for (const { key } of await store.list(KEY_PREFIX)) await store.remove(key);
}
