import { isObject } from '../../pure/autosave/fields.ts';
import type { DraftStore } from './draft.ts';
import { makeDraftSlot } from './draft-slot.ts';
import { windowChannel } from './window-channel.ts';

export type SessionDocument = { id: string; revision: number };
/** A draft left in the browser: the version it was based on, and as it was edited. */
export type StoredDraft = { id: string | undefined; base: unknown; value: unknown; at: number };

/** The methods of a writer that the session uses. */
export type SessionWriter<Stored> = {
  receive(stored: Stored): void;
  storeDraft(): void;
  save(): Promise<void>;
  close(): Promise<void>;
};

type Options<Stored extends SessionDocument, Draft extends StoredDraft, Writing extends SessionWriter<Stored>> = {
  /** The member whose drafts these are, and the kind of document, such as `projects`. */
  member: string;
  kind: string;
  /** The id by which the document was requested; undefined for a new one. */
  id: string | undefined;
  read(id: string): Promise<Stored>;
  store: DraftStore;
  /** Makes the writer, which continues from the drafts on the server's current version. */
  write(opening: WriterOptions<Stored, Draft>): Writing;
};

export type WriterOptions<Stored, Draft> = {
  /** Undefined if the document is new or the server cannot be reached. */
  stored: Stored | undefined;
  drafts: readonly Draft[];
  draft: { write(draft: Draft): void; remove(): void };
  announceSave: (saved: Stored) => void;
};

export type Session<Writing> = {
  writer: Writing;
  /** Whether unsaved drafts were restored. */
  hasRestoredDrafts: boolean;
  /** Starts saving and listening to other windows. Returns a function that ends the session. */
  start(): () => void;
};

/** The longest wait for saves of sessions that were just closed. */
const MAX_LEAVE_WAIT_MS = 3000;
const leaving = new Set<Promise<void>>();

/** Opens an editing session: loads the document from the server and restores unsaved drafts of this browser. */
export async function openSession<
  Stored extends SessionDocument,
  Draft extends StoredDraft,
  Writing extends SessionWriter<Stored>,
>({ member, kind, id, read, store, write }: Options<Stored, Draft, Writing>): Promise<Session<Writing>> {
  await Promise.race([Promise.all(leaving), pause(MAX_LEAVE_WAIT_MS)]);
  const windows = windowChannel(`${member}/${kind}`);
  const writerId = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const keyPrefixOf = (documentId: string | undefined) => `${member}/${kind}/${documentId ?? 'new'}/`;

  let unreachable: TypeError | undefined;
  const stored = id === undefined ? undefined : await read(id).catch(catchUnreachable);
  const left = await leftoverDrafts<Draft>(store, keyPrefixOf(stored?.id ?? id), windows.writers);
  // Each draft of a new document is a separate document, so only the latest is restored. Drafts of an existing document
  // are all changes to it.
  const restored = id === undefined ? left.slice(-1) : left;
  if (unreachable && restored.length === 0) throw unreachable;

  function catchUnreachable(error: unknown): Stored | undefined {
    if (!(error instanceof TypeError)) throw error;
    unreachable = error;
    return undefined;
  }

  const slot = makeDraftSlot<Draft>({ store, keyPrefixOf, writer: writerId, schedule: afterPaint });
  const writer = write({
    stored,
    drafts: restored.map(({ draft }) => draft),
    draft: slot,
    announceSave: (saved) => windows.announceSave(saved),
  });

  /** Removes the restored drafts once this window has written its own. */
  async function removeRestored() {
    await slot.whenIdle();
    await Promise.all(restored.map(({ key }) => store.remove(key)));
    restored.length = 0;
  }

  return {
    writer,
    hasRestoredDrafts: restored.length > 0,
    start: () => {
      windows.addWriter(writerId);
      const unsubscribe = windows.onSave((saved) => writer.receive(saved as Stored));
      const ending = new AbortController();
      if (typeof window !== 'undefined') window.addEventListener('pagehide', slot.flush, { signal: ending.signal });
      writer.storeDraft();
      void removeRestored();
      void writer.save();
      return () => {
        unsubscribe();
        ending.abort();
        const left = writer.close().finally(() => {
          windows.removeWriter(writerId);
          leaving.delete(left);
        });
        leaving.add(left);
      };
    },
  };
}

/** Long enough for a keystroke to be painted on a slow machine, and shorter than the pause before the next one. */
const PAINT_DELAY_MS = 60;

/** Delays a draft write, so that it does not hold up the painting of a keystroke. */
const afterPaint = (work: () => void) => void setTimeout(work, PAINT_DELAY_MS);

/** Returns the drafts that no open window is writing, oldest first. */
async function leftoverDrafts<Draft extends StoredDraft>(
  store: DraftStore,
  keyPrefix: string,
  writers: () => Promise<ReadonlySet<string>>,
) {
  const all = (await store.list(keyPrefix)).filter((entry): entry is { key: string; draft: Draft } =>
    isStoredDraft(entry.draft),
  );
  if (all.length === 0) return [];
  const activeWriters = await writers();
  return all
    .filter(({ key }) => !activeWriters.has(key.slice(keyPrefix.length)))
    .sort((a, b) => a.draft.at - b.draft.at);
}

const isStoredDraft = (draft: unknown) =>
  isObject(draft) && isObject(draft.base) && isObject(draft.value) && typeof draft.at === 'number';

const pause = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));
