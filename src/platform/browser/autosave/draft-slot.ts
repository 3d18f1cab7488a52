import type { DraftStore } from './draft.ts';

type Options = {
  store: DraftStore;
  /** Returns the key prefix of the drafts of a document, or of new documents if it has no id yet. */
  keyPrefixOf: (id: string | undefined) => string;
  /** The id of this window's writer, so that windows do not overwrite each other's drafts. */
  writer: string;
  /** Schedules a write, so that a keystroke is painted first. */
  schedule?: (work: () => void) => void;
};

/** Makes the storage of one window's draft. Writes only the latest state, one write at a time. */
export function makeDraftSlot<Draft extends { id: string | undefined }>({
  store,
  keyPrefixOf,
  writer,
  schedule = (work) => work(),
}: Options) {
  let latest: { key: string; draft: Draft } | undefined;
  /** The state last passed to the store. */
  let lastPassed: typeof latest;
  let writtenKey: string | undefined;
  let running: Promise<void> | undefined;

  async function work() {
    for (;;) {
      const now = latest;
      lastPassed = now;
      if (now) await store.write(now.key, now.draft);
      // The draft has moved to another key because the record was created meanwhile, or was removed.
      if (writtenKey !== undefined && writtenKey !== now?.key) await store.remove(writtenKey);
      writtenKey = now?.key;
      if (now === latest) return;
    }
  }

  function startWriting() {
    running ??= new Promise<void>(schedule).then(work).finally(() => {
      running = undefined;
    });
  }

  return {
    write: (draft: Draft) => {
      latest = { key: `${keyPrefixOf(draft.id)}${writer}`, draft };
      startWriting();
    },
    remove: () => {
      if (latest === undefined) return;
      latest = undefined;
      startWriting();
    },
    /** Writes the latest state at once, without waiting for a running write, for use when the page is closed. */
    flush: () => {
      if (latest && latest !== lastPassed) void store.write(latest.key, latest.draft);
    },
    /** Resolves once all writes are done. */
    whenIdle: async () => running,
  };
}
