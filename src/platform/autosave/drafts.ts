import type { DraftStore } from './draft.ts';

const DATABASE = 'vitrine';
const STORE = 'drafts';

let ofBrowser: DraftStore | undefined;
/** Returns the draft store of this browser, opening it on first use. */
export const draftsHere = () => {
  ofBrowser ??= openDrafts();
  return ofBrowser;
};

/** Opens a draft store in IndexedDB. Without access to IndexedDB, drafts last as long as the page. */
function openDrafts(): DraftStore {
  const fallback = memoryDrafts();
  const opened = open().catch(() => undefined);
  const inStore = async <Answer>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<Answer>,
    instead: () => Promise<Answer>,
  ) => {
    const database = await opened;
    if (!database) return instead();
    try {
      const transaction = database.transaction(STORE, mode, { durability: 'relaxed' });
      const answer = work(transaction.objectStore(STORE));
      // Commit now: otherwise the write is rolled back if the page is closed before its success event.
      transaction.commit();
      return await answer;
    } catch {
      // The database was deleted or is full: keep the draft in memory.
      return instead();
    }
  };
  return {
    write: (key, draft) =>
      inStore(
        'readwrite',
        async (store) => void (await answerOf(store.put(draft, key))),
        () => fallback.write(key, draft),
      ),
    remove: (key) =>
      inStore(
        'readwrite',
        async (store) => void (await answerOf(store.delete(key))),
        () => fallback.remove(key),
      ),
    list: (beginning) =>
      inStore(
        'readonly',
        async (store) => {
          const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
          const [keys, drafts] = await Promise.all([
            answerOf(store.getAllKeys(range)),
            answerOf<unknown[]>(store.getAll(range)),
          ]);
          return keys.map((key, at) => ({ key: String(key), draft: drafts[at] }));
        },
        () => fallback.list(beginning),
      ),
  };
}

export function memoryDrafts(): DraftStore {
  const all = new Map<string, unknown>();
  return {
    write: async (key, draft) => void all.set(key, structuredClone(draft)),
    remove: async (key) => void all.delete(key),
    list: async (beginning) =>
      [...all].filter(([key]) => key.startsWith(beginning)).map(([key, draft]) => ({ key, draft })),
  };
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answerOf(request);
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
