import { type Autosave, makeAutosave } from './autosave.ts';
import { type Draft, type DraftStore, resumed } from './draft.ts';
import { makeDraftSlot } from './draft-slot.ts';
import type { Prepare, Stored } from './editing.ts';
import { type Fields, isObject } from './fields.ts';
import type { Port } from './port.ts';
import { windowsOf } from './windows.ts';

type Options<Document extends Fields> = {
  /** Whose drafts, and of which kind of thing: `projects`. */
  member: string;
  kind: string;
  /** By which one was asked for; nothing for a new one. */
  id: string | undefined;
  empty: Document;
  needed: readonly (keyof Document & string)[];
  prepare: Prepare<Document>;
  port: Port<Document>;
  store: DraftStore;
};

export type Session<Document extends Fields> = {
  autosave: Autosave<Document>;
  /** It begins with what was left unsaved. */
  takenUp: boolean;
  /** Begins to save, and to hear of other windows. */
  start(): () => void;
};

/** How long one waits for what is still being saved from where one just was. */
const PATIENCE_MILLISECONDS = 3000;
const leaving = new Set<Promise<void>>();

/** Opens something to be written: as the server has it, with what was left unsaved in this browser. */
export async function openSession<Document extends Fields>(options: Options<Document>): Promise<Session<Document>> {
  const { member, kind, id, empty, needed, prepare, port, store } = options;
  await Promise.race([Promise.all(leaving), pause(PATIENCE_MILLISECONDS)]);
  const windows = windowsOf(`${member}/${kind}`);
  const writer = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const placeOf = (known: string | undefined) => `${member}/${kind}/${known ?? 'new'}/`;

  let unreachable: TypeError | undefined;
  const stored = id === undefined ? undefined : await port.read(id).catch(keepUnreachable);
  const place = placeOf(stored?.id ?? id);
  const left = await draftsLeft<Document>(store, place, windows.writers);
  // Each new thing is one of its own; of a known one all are changes.
  const taken = id === undefined ? left.slice(-1) : left;
  if (unreachable && taken.length === 0) throw unreachable;

  function keepUnreachable(error: unknown): Stored<Document> | undefined {
    if (!(error instanceof TypeError)) throw error;
    unreachable = error;
    return undefined;
  }

  const begin = resumed(
    empty,
    stored,
    taken.map(({ draft }) => draft),
  );
  const slot = makeDraftSlot<Document>({ store, placeOf, writer });
  const autosave = makeAutosave<Document>({
    ...{ empty, begin, needed, prepare, port },
    draft: slot,
    tell: (saved) => windows.tell(saved),
    isOnline: () => navigator.onLine,
  });

  /** What was taken up lies in this window's own draft from now on. */
  async function takeOver() {
    await slot.settled();
    await Promise.all(taken.map(({ key }) => store.remove(key)));
    taken.length = 0;
  }

  return {
    autosave,
    takenUp: taken.length > 0,
    start: () => {
      windows.arrive(writer);
      const deafen = windows.hear((saved) => autosave.hear(saved as Stored<Document>));
      autosave.keep();
      void takeOver();
      void autosave.save();
      return () => {
        deafen();
        const left = autosave.leave().finally(() => {
          windows.leave(writer);
          leaving.delete(left);
        });
        leaving.add(left);
      };
    },
  };
}

type Left<Document extends Fields> = { key: string; draft: Draft<Document> };

/** Drafts that nobody writes any more, the oldest first. */
async function draftsLeft<Document extends Fields>(
  store: DraftStore,
  place: string,
  writers: () => Promise<ReadonlySet<string>>,
): Promise<Left<Document>[]> {
  const all = (await store.list(place)).filter((entry): entry is Left<Document> => isDraft(entry.draft));
  if (all.length === 0) return [];
  const present = await writers();
  return all.filter(({ key }) => !present.has(key.slice(place.length))).sort((a, b) => a.draft.at - b.draft.at);
}

const isDraft = (draft: unknown) =>
  isObject(draft) && isObject(draft.base) && isObject(draft.value) && typeof draft.at === 'number';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
