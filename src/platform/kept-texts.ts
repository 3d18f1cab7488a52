import { draftsHere } from './autosave/drafts.ts';

const KEPT = 'kept/';

/** Texts that a member has at hand in this browser, by their names: until that member signs out of it. */
export function keptTextsOf(member: string, store = draftsHere()) {
  const keyOf = (name: string) => `${KEPT}${member}/${name}`;
  return {
    read: async (name: string) => {
      const found = (await store.list(keyOf(name))).find(({ key }) => key === keyOf(name))?.draft;
      return typeof found === 'string' ? found : '';
    },
    /** An empty one is not kept. */
    write: (name: string, text: string) => (text === '' ? store.remove(keyOf(name)) : store.write(keyOf(name), text)),
  };
}

/** Whoever comes next to this browser finds nothing of them. */
export async function forgetKeptTexts(store = draftsHere()) {
  for (const { key } of await store.list(KEPT)) await store.remove(key);
}
