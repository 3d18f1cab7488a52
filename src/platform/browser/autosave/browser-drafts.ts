import type { DraftStore } from './draft.ts';

const DATABASE = 'vitrine';
const STORE = 'drafts';

let browserStore: DraftStore | undefined;
/** Returns the draft store of this browser, opening it on first use. */
export const browserDrafts = () => {
  browserStore ??= openDraftStore();
  return browserStore;
};

/** Opens a draft store in IndexedDB. Without access to IndexedDB, drafts last as long as the page. */
function openDraftStore(): DraftStore {
  const fallback = memoryDrafts();
  const opened = open().catch(() => undefined);
  const withStore = async <Answer>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<Answer>,
    orElse: () => Promise<Answer>,
  ) => {
    const database = await opened;
    if (!database) return orElse();
    try {
      const transaction = database.transaction(STORE, mode, { durability: 'relaxed' });
      const answer = work(transaction.objectStore(STORE));
      // Commit now: otherwise the write is rolled back if the page is closed before its success event.
      transaction.commit();
      return await answer;
    } catch {
      // The database was deleted or is full: keep the draft in memory.
      return orElse();
    }
  };
  return {
    write: (key, draft) =>
      withStore(
        'readwrite',
        async (store) => void (await resultOf(store.put(draft, key))),
        () => fallback.write(key, draft),
      ),
    remove: (key) =>
      withStore(
        'readwrite',
        async (store) => void (await resultOf(store.delete(key))),
        () => fallback.remove(key),
      ),
    list: (prefix) =>
      withStore(
        'readonly',
        async (store) => {
          const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
          const [keys, drafts] = await Promise.all([
            resultOf(store.getAllKeys(range)),
            resultOf<unknown[]>(store.getAll(range)),
          ]);
          return keys.map((key, at) => ({ key: String(key), draft: drafts[at] }));
        },
        () => fallback.list(prefix),
      ),
  };
}

export function memoryDrafts(): DraftStore {
  const all = new Map<string, unknown>();
  return {
    write: async (key, draft) => void all.set(key, structuredClone(draft)),
    remove: async (key) => void all.delete(key),
    list: async (prefix) => [...all].filter(([key]) => key.startsWith(prefix)).map(([key, draft]) => ({ key, draft })),
  };
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return resultOf(request);
}

function resultOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
