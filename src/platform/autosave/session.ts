import type { DraftStore } from './draft.ts';
import { makeDraftSlot } from './draft-slot.ts';
import { isObject } from './fields.ts';
import { windowsOf } from './windows.ts';

type Kept = { id: string; revision: number };
/** A draft left in the browser: the version it was based on, and as it was edited. */
type Left = { id: string | undefined; base: unknown; value: unknown; at: number };

/** The part of a writer that the session uses. */
type Writer<Stored> = {
  hear(stored: Stored): void;
  keep(): void;
  save(): Promise<void>;
  leave(): Promise<void>;
};

type Options<Stored extends Kept, Draft extends Left, Writing extends Writer<Stored>> = {
  /** The member whose drafts these are, and the kind of document, such as `projects`. */
  member: string;
  kind: string;
  /** The id by which the document was requested; undefined for a new one. */
  id: string | undefined;
  read(id: string): Promise<Stored>;
  store: DraftStore;
  /** Makes the writer, which continues from the drafts on the server's current version. */
  write(opening: Opening<Stored, Draft>): Writing;
};

export type Opening<Stored, Draft> = {
  /** Undefined if the document is new or the server cannot be reached. */
  stored: Stored | undefined;
  drafts: readonly Draft[];
  draft: { write(draft: Draft): void; remove(): void };
  tell: (saved: Stored) => void;
};

export type Session<Writing> = {
  writer: Writing;
  /** Whether unsaved drafts were restored. */
  takenUp: boolean;
  /** Starts saving and listening to other windows. Returns a function that ends the session. */
  start(): () => void;
};

/** The longest wait for saves of sessions that were just closed. */
const PATIENCE_MILLISECONDS = 3000;
const leaving = new Set<Promise<void>>();

/** Opens an editing session: loads the document from the server and restores unsaved drafts of this browser. */
export async function openSession<Stored extends Kept, Draft extends Left, Writing extends Writer<Stored>>({
  member,
  kind,
  id,
  read,
  store,
  write,
}: Options<Stored, Draft, Writing>): Promise<Session<Writing>> {
  await Promise.race([Promise.all(leaving), pause(PATIENCE_MILLISECONDS)]);
  const windows = windowsOf(`${member}/${kind}`);
  const name = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const placeOf = (known: string | undefined) => `${member}/${kind}/${known ?? 'new'}/`;

  let unreachable: TypeError | undefined;
  const stored = id === undefined ? undefined : await read(id).catch(keepUnreachable);
  const left = await draftsLeft<Draft>(store, placeOf(stored?.id ?? id), windows.writers);
  // Drafts of new documents are separate documents, so take only the latest; those of an existing one are all changes
  // to it.
  const taken = id === undefined ? left.slice(-1) : left;
  if (unreachable && taken.length === 0) throw unreachable;

  function keepUnreachable(error: unknown): Stored | undefined {
    if (!(error instanceof TypeError)) throw error;
    unreachable = error;
    return undefined;
  }

  const slot = makeDraftSlot<Draft>({ store, placeOf, writer: name, soon: onceShown });
  const writer = write({
    stored,
    drafts: taken.map(({ draft }) => draft),
    draft: slot,
    tell: (saved) => windows.tell(saved),
  });

  /** Removes the restored drafts once this window has written its own. */
  async function takeOver() {
    await slot.settled();
    await Promise.all(taken.map(({ key }) => store.remove(key)));
    taken.length = 0;
  }

  return {
    writer,
    takenUp: taken.length > 0,
    start: () => {
      windows.arrive(name);
      const deafen = windows.hear((saved) => writer.hear(saved as Stored));
      const ending = new AbortController();
      if (typeof window !== 'undefined') window.addEventListener('pagehide', slot.hurry, { signal: ending.signal });
      writer.keep();
      void takeOver();
      void writer.save();
      return () => {
        deafen();
        ending.abort();
        const left = writer.leave().finally(() => {
          windows.leave(name);
          leaving.delete(left);
        });
        leaving.add(left);
      };
    },
  };
}

/** Long enough for a keystroke to be painted on a slow machine, and shorter than the pause before the next one. */
const AFTER_A_LETTER_MILLISECONDS = 60;

/** Delays a draft write, so that it does not hold up the painting of a keystroke. */
const onceShown = (work: () => void) => void setTimeout(work, AFTER_A_LETTER_MILLISECONDS);

/** Returns the drafts that no open window is writing, oldest first. */
async function draftsLeft<Draft extends Left>(
  store: DraftStore,
  place: string,
  writers: () => Promise<ReadonlySet<string>>,
) {
  const all = (await store.list(place)).filter((entry): entry is { key: string; draft: Draft } => isLeft(entry.draft));
  if (all.length === 0) return [];
  const present = await writers();
  return all.filter(({ key }) => !present.has(key.slice(place.length))).sort((a, b) => a.draft.at - b.draft.at);
}

const isLeft = (draft: unknown) =>
  isObject(draft) && isObject(draft.base) && isObject(draft.value) && typeof draft.at === 'number';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
