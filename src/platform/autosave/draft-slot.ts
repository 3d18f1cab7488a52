import type { DraftStore } from './draft.ts';

type Options = {
  store: DraftStore;
  /** Where drafts of this document lie; of one that is not made yet, where new ones do. */
  placeOf: (id: string | undefined) => string;
  /** Who writes: windows do not write over each other's drafts. */
  writer: string;
  /** When to write: a letter is shown first. */
  soon?: (work: () => void) => void;
};

/** The place of one window's draft. The last state is written, one write at a time. */
export function makeDraftSlot<Draft extends { id: string | undefined }>({
  store,
  placeOf,
  writer,
  soon = (work) => work(),
}: Options) {
  let wanted: { key: string; draft: Draft } | undefined;
  /** What has been handed over last. */
  let handed: typeof wanted;
  let written: string | undefined;
  let working: Promise<void> | undefined;

  async function work() {
    for (;;) {
      const now = wanted;
      handed = now;
      if (now) await store.write(now.key, now.draft);
      // The record was made meanwhile, and its draft lies with it now; or there is none any more.
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
    /** For whoever leaves this moment: what is wanted is handed over at once, whatever is still being written. */
    hurry: () => {
      if (wanted && wanted !== handed) void store.write(wanted.key, wanted.draft);
    },
    /** Once everything is written. */
    settled: async () => working,
  };
}
