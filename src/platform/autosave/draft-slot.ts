import type { DraftStore } from './draft.ts';

type Options = {
  store: DraftStore;
  /** Returns the key prefix of the drafts of a document, or of new documents if it has no id yet. */
  placeOf: (id: string | undefined) => string;
  /** The id of this window's writer, so that windows do not overwrite each other's drafts. */
  writer: string;
  /** Schedules a write, so that a keystroke is painted first. */
  soon?: (work: () => void) => void;
};

/** Makes the storage of one window's draft. Writes only the latest state, one write at a time. */
export function makeDraftSlot<Draft extends { id: string | undefined }>({
  store,
  placeOf,
  writer,
  soon = (work) => work(),
}: Options) {
  let wanted: { key: string; draft: Draft } | undefined;
  /** The state last passed to the store. */
  let handed: typeof wanted;
  let written: string | undefined;
  let working: Promise<void> | undefined;

  async function work() {
    for (;;) {
      const now = wanted;
      handed = now;
      if (now) await store.write(now.key, now.draft);
      // The draft has moved to another key because the record was created meanwhile, or was removed.
      if (written !== undefined && written !== now?.key) await store.remove(written);
      written = now?.key;
      if (now === wanted) return;
    }
  }

  function go() {
    working ??= new Promise<void>(soon).then(work).finally(() => {
      working = undefined;
    });
  }

  return {
    write: (draft: Draft) => {
      wanted = { key: `${placeOf(draft.id)}${writer}`, draft };
      go();
    },
    remove: () => {
      if (wanted === undefined) return;
      wanted = undefined;
      go();
    },
    /** Writes the latest state at once, without waiting for a running write, for use when the page is closed. */
    hurry: () => {
      if (wanted && wanted !== handed) void store.write(wanted.key, wanted.draft);
    },
    /** Resolves once all writes are done. */
    settled: async () => working,
  };
}
