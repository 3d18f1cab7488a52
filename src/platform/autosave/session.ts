import type { DraftStore } from './draft.ts';
import { makeDraftSlot } from './draft-slot.ts';
import { isObject } from './fields.ts';
import { windowsOf } from './windows.ts';

type Kept = { id: string; revision: number };
/** What lies in the browser of something that is written: the state that it grew from, and as it was written. */
type Left = { id: string | undefined; base: unknown; value: unknown; at: number };

/** What is left of a writer to whoever opens and closes it. */
type Writer<Stored> = {
  hear(stored: Stored): void;
  keep(): void;
  save(): Promise<void>;
  leave(): Promise<void>;
};

type Options<Stored extends Kept, Draft extends Left, Writing extends Writer<Stored>> = {
  /** Whose drafts, and of which kind of thing: `projects`. */
  member: string;
  kind: string;
  /** By which one was asked for; nothing for a new one. */
  id: string | undefined;
  read(id: string): Promise<Stored>;
  store: DraftStore;
  /** Goes on where drafts ended, on what the server has by now. */
  write(opening: Opening<Stored, Draft>): Writing;
};

export type Opening<Stored, Draft> = {
  /** Nothing where it is new, or there is no connection. */
  stored: Stored | undefined;
  drafts: readonly Draft[];
  draft: { write(draft: Draft): void; remove(): void };
  tell: (saved: Stored) => void;
};

export type Session<Writing> = {
  writer: Writing;
  /** It begins with what was left unsaved. */
  takenUp: boolean;
  /** Begins to save, and to hear of other windows. */
  start(): () => void;
};

/** How long one waits for what is still being saved from where one just was. */
const PATIENCE_MILLISECONDS = 3000;
const leaving = new Set<Promise<void>>();

/** Opens something to be written: as the server has it, with what was left unsaved in this browser. */
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
  // Each new thing is one of its own; of a known one all are changes.
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

  /** What was taken up lies in this window's own draft from now on. */
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

/** By then a letter is seen, also on a slow machine, and the next one has not come. */
const AFTER_A_LETTER_MILLISECONDS = 60;

/** A letter does not wait for its draft. */
const onceShown = (work: () => void) => void setTimeout(work, AFTER_A_LETTER_MILLISECONDS);

/** Drafts that nobody writes any more, the oldest first. */
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
