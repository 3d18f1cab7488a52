import { type Outcome, outcomeOf } from './outcome.ts';
import { makeTimers, type Timers } from './timers.ts';

/** After this long without another change, what was written is sent. */
export const REST_MILLISECONDS = 600;
const FIRST_RETRY = 2_000;
const LONGEST_RETRY = 30_000;

type Kept = { id: string; revision: number };
/** Without an id until the first save has made it. */
type Begun = { id: string | undefined; revision: number };
export type Trouble = Exclude<Outcome, { kind: 'conflict' | 'refused' }>;

/**
 * What a kind of document knows of its own saving. A state is what is written beside what the server is known to have; a
 * parcel is what is sent of it at once.
 */
export type Ways<State extends Begun, Parcel, Stored extends Kept, Draft> = {
  /** What can be sent now, if anything. */
  parcelOf(state: State): Parcel | undefined;
  /** What would be lost without a draft, if anything. */
  draftOf(state: State): Draft | undefined;
  /** It is on its way; the server has not taken it; it has refused it; it has kept it, of what was `written` then. */
  sent(state: State, parcel: Parcel): State;
  notTaken(state: State, parcel: Parcel): State;
  refused(state: State, parcel: Parcel, faults: Readonly<Record<string, string>>): State;
  kept(state: State, written: State, parcel: Parcel, stored: Stored): State;
  /** It was saved elsewhere. */
  rebased(state: State, stored: Stored): State;
  /** It is gone for ever: it begins again as something new. */
  anew(state: State): State;

  /** What was made of earlier parcels that had no answer. */
  find(state: State): Promise<Stored | undefined>;
  send(state: State, parcel: Parcel): Promise<Stored>;
  read(id: string): Promise<Stored>;
  /** Takes it out of the trash. */
  restore(id: string): Promise<Stored>;
  /** The stored document that a conflict came with. */
  asStored(current: unknown): Stored;
};

type Options<State, Stored, Draft> = {
  begin: State;
  draft: { write(draft: Draft): void; remove(): void };
  /** Tells the other windows what was saved here. */
  tell?: ((stored: Stored) => void) | undefined;
  isOnline?: (() => boolean) | undefined;
  timers?: Timers | undefined;
};

export type Saver<State, Stored> = {
  state(): State;
  trouble(): Trouble | undefined;
  /** A save is under way. */
  isSending(): boolean;
  subscribe(listener: () => void): () => void;
  /** Something was written: it is sent once there is rest. */
  write(next: State): void;
  /** Saves at once what can be saved. It is done when nothing more can be done for now. */
  save(): Promise<void>;
  /** Another window has saved this, or it was asked for anew. */
  hear(stored: Stored): void;
  /** Puts back what was deleted elsewhere, or makes it anew of what is here. */
  revive(): Promise<void>;
  /** The connection may be back. */
  retry(): Promise<void>;
  /** Asks how it is elsewhere, for whoever was away. */
  refresh(): Promise<void>;
  /** Writes down again what is not saved. */
  keep(): void;
  /** Nobody looks any more: what can be saved is, and nothing is tried again. */
  leave(): Promise<void>;
};

/**
 * Saves what is written as it is written: one save at a time, only what has changed, based on the revision that it was
 * changed from. What is not saved lies in a draft meanwhile.
 */
export function makeSaver<State extends Begun, Parcel, Stored extends Kept, Draft>(
  ways: Ways<State, Parcel, Stored, Draft>,
  { begin, draft, tell, isOnline = () => true, timers = makeTimers() }: Options<State, Stored, Draft>,
): Saver<State, Stored> {
  const listeners = new Set<() => void>();
  let state = begin;
  let trouble: Trouble | undefined;
  let sending: Promise<void> | undefined;
  let stopRest: (() => void) | undefined;
  let stopRetry: (() => void) | undefined;
  let wait = FIRST_RETRY;
  /** What another window has saved while a save of ours was under way. */
  let newer: Stored | undefined;

  function show(next: State = state) {
    const before = state;
    state = next;
    if (before !== next) keep();
    for (const listener of listeners) listener();
  }

  function keep() {
    const unsaved = ways.draftOf(state);
    if (unsaved === undefined) draft.remove();
    else draft.write(unsaved);
  }

  function write(next: State) {
    if (next === state) return;
    stopRest?.();
    stopRest = timers.after(REST_MILLISECONDS, () => void save());
    show(next);
  }

  function save(): Promise<void> {
    const rested = stopRest;
    stopRest?.();
    stopRest = undefined;
    if (!sending && ways.parcelOf(state) === undefined) {
      if (rested) show();
      return Promise.resolve();
    }
    sending ??= sendAll().finally(() => {
      sending = undefined;
      const more = !stopRest && !trouble && ways.parcelOf(state) !== undefined;
      show();
      return more ? save() : undefined;
    });
    return sending;
  }

  async function sendAll() {
    // Whoever listens is told of it, once it has begun.
    await Promise.resolve();
    while (await sendOnce());
    if (newer && newer.revision > state.revision) show(ways.rebased(state, newer));
    newer = undefined;
  }

  /** Answers whether there may be more to send. */
  async function sendOnce() {
    const parcel = ways.parcelOf(state);
    if (parcel === undefined || stopRest || trouble?.kind === 'gone') return false;
    if (!isOnline()) return fail({ kind: 'offline' });
    const written = state;
    try {
      const found = await ways.find(state);
      if (found) {
        show(ways.rebased(state, found));
        return true;
      }
      show(ways.sent(state, parcel));
      const stored = await ways.send(written, parcel);
      trouble = undefined;
      wait = FIRST_RETRY;
      show(ways.kept(state, written, parcel, stored));
      tell?.(stored);
      return true;
    } catch (error) {
      return outcome(outcomeOf(error), parcel);
    }
  }

  function outcome(what: Outcome, parcel: Parcel) {
    if (what.kind === 'conflict') {
      show(ways.notTaken(state, parcel));
      return rebaseOn(ways.asStored(what.current));
    }
    if (what.kind === 'refused') {
      trouble = undefined;
      show(ways.refused(state, parcel, what.faults));
      return true;
    }
    if (what.kind === 'gone' || (what.kind === 'failed' && what.untouched)) show(ways.notTaken(state, parcel));
    return fail(what);
  }

  function rebaseOn(stored: Stored) {
    if (stored.revision === state.revision) return fail({ kind: 'failed', untouched: true });
    trouble = undefined;
    show(ways.rebased(state, stored));
    return true;
  }

  function fail(what: Trouble) {
    trouble = what;
    const later = what.kind === 'offline' ? 0 : what.kind === 'failed' ? what.later : undefined;
    stopRetry?.();
    stopRetry = undefined;
    if (later !== undefined) {
      stopRetry = timers.after(Math.max(wait, later), () => void save());
      wait = Math.min(wait * 2, LONGEST_RETRY);
    }
    return false;
  }

  async function revive() {
    const { id } = state;
    if (id === undefined || trouble?.kind !== 'gone') return;
    try {
      show(ways.rebased(state, await ways.restore(id)));
      trouble = undefined;
    } catch (error) {
      const what = outcomeOf(error);
      if (what.kind === 'offline' || what.kind === 'failed') fail(what);
      else {
        trouble = undefined;
        show(ways.anew(state));
      }
    }
    await save();
  }

  function hear(stored: Stored) {
    if (stored.id !== state.id || stored.revision <= state.revision) return;
    if (sending) newer = newer && newer.revision > stored.revision ? newer : stored;
    else show(ways.rebased(state, stored));
  }

  return {
    state: () => state,
    trouble: () => trouble,
    isSending: () => sending !== undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ...{ write, save, hear, revive, keep },
    retry: () => {
      stopRetry?.();
      stopRetry = undefined;
      wait = FIRST_RETRY;
      if (trouble?.kind !== 'gone') trouble = undefined;
      return save();
    },
    refresh: async () => {
      const { id } = state;
      if (id === undefined || !isOnline()) return;
      const stored = await ways.read(id).catch(() => undefined);
      if (stored) hear(stored);
    },
    leave: () => save().finally(() => stopRetry?.()),
  };
}
