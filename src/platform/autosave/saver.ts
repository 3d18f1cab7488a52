import { type Outcome, outcomeOf } from './outcome.ts';
import { makeTimers, type Timers } from './timers.ts';

/** Changes are sent after this time without another change. */
export const REST_MILLISECONDS = 600;
const FIRST_RETRY = 2_000;
const LONGEST_RETRY = 30_000;

type Kept = { id: string; revision: number };
/** A document that has no id until its first save. */
type Begun = { id: string | undefined; revision: number };
export type Trouble = Exclude<Outcome, { kind: 'conflict' | 'refused' }>;

/**
 * The operations that a kind of document provides for saving. A state is the edited document with the server's last
 * known version; a parcel is the part of it sent in one request.
 */
export type Ways<State extends Begun, Parcel, Stored extends Kept, Draft> = {
  /** Returns the changes that can be sent now, if any. */
  parcelOf(state: State): Parcel | undefined;
  /** Returns the unsaved state to store as a draft, if any. */
  draftOf(state: State): Draft | undefined;
  /**
   * State transitions for a parcel: sent, not received by the server, refused, or saved. `written` is the state at the
   * time of sending.
   */
  sent(state: State, parcel: Parcel): State;
  notTaken(state: State, parcel: Parcel): State;
  refused(state: State, parcel: Parcel, faults: Readonly<Record<string, string>>): State;
  kept(state: State, written: State, parcel: Parcel, stored: Stored): State;
  /** Merges a version that was saved elsewhere. */
  rebased(state: State, stored: Stored): State;
  /** Turns the state into a new document, because the stored one was permanently deleted. */
  anew(state: State): State;

  /** Finds the document created by earlier parcels that got no answer. */
  find(state: State): Promise<Stored | undefined>;
  send(state: State, parcel: Parcel): Promise<Stored>;
  read(id: string): Promise<Stored>;
  /** Restores the document from the trash. */
  restore(id: string): Promise<Stored>;
  /** Converts the current version in a conflict response to a stored document. */
  asStored(current: unknown): Stored;
};

type Options<State, Stored, Draft> = {
  begin: State;
  draft: { write(draft: Draft): void; remove(): void };
  /** Notifies the other windows of a save. */
  tell?: ((stored: Stored) => void) | undefined;
  isOnline?: (() => boolean) | undefined;
  timers?: Timers | undefined;
};

export type Saver<State, Stored> = {
  state(): State;
  trouble(): Trouble | undefined;
  /** Whether a save is running. */
  isSending(): boolean;
  subscribe(listener: () => void): () => void;
  /** Sets the state and schedules a save for when no further change follows. */
  write(next: State): void;
  /** Saves now. Resolves once nothing more can be sent for now. */
  save(): Promise<void>;
  /** Merges a version that another window has saved, or that was read again. */
  hear(stored: Stored): void;
  /** Restores a document that was deleted elsewhere, or creates it again from the local state. */
  revive(): Promise<void>;
  /** Retries now, for example when the connection is back. */
  retry(): Promise<void>;
  /** Reads the current version from the server and merges it, for example after the window was in the background. */
  refresh(): Promise<void>;
  /** Writes the draft again if there are unsaved changes. */
  keep(): void;
  /** Saves a last time and stops retrying, because the editor is closed. */
  leave(): Promise<void>;
};

/**
 * Makes a saver, which saves changes as they are made: one request at a time, only changed fields, based on the last
 * known revision. Unsaved changes are stored in a draft meanwhile.
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
  /** The newest version saved by another window during a save of this one. */
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
    // Yields first, so that listeners see that the save has begun.
    await Promise.resolve();
    while (await sendOnce());
    if (newer && newer.revision > state.revision) show(ways.rebased(state, newer));
    newer = undefined;
  }

  /** Sends one parcel; resolves to whether there may be more to send. */
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
