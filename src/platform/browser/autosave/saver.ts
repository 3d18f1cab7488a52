import { outcomeOf, type SaveOutcome } from './outcome.ts';
import { makeTimers, type Timers } from './timers.ts';

/** Changes are sent after this time without another change. */
export const SAVE_DELAY_MS = 600;
const MIN_RETRY_DELAY_MS = 2_000;
const MAX_RETRY_DELAY_MS = 30_000;

type SavedDocument = { id: string; revision: number };
/** A document that has no id until its first save. */
type SaveTarget = { id: string | undefined; revision: number };
export type SaveFailure = Exclude<SaveOutcome, { kind: 'conflict' | 'refused' }>;

/**
 * The operations that a kind of document provides for saving. A state is the edited document with the server's last
 * known version; a parcel is the part of it sent in one request.
 */
export type SaverOperations<State extends SaveTarget, Parcel, Stored extends SavedDocument, Draft> = {
  /** Returns the changes that can be sent now, if any. */
  pendingChangesOf(state: State): Parcel | undefined;
  /** Returns the unsaved state to store as a draft, if any. */
  draftOf(state: State): Draft | undefined;
  /**
   * State transitions for a parcel: sent, not received by the server, refused, or saved. `sentState` is the state at the
   * time of sending.
   */
  sent(state: State, changes: Parcel): State;
  notReceived(state: State, changes: Parcel): State;
  refused(state: State, changes: Parcel, faults: Readonly<Record<string, string>>): State;
  saved(state: State, sentState: State, changes: Parcel, stored: Stored): State;
  /** Merges a version that was saved elsewhere. */
  rebased(state: State, stored: Stored): State;
  /** Turns the state into a new document, because the stored one was permanently deleted. */
  toNewDocument(state: State): State;

  /** Finds the document created by earlier parcels that got no answer. */
  find(state: State): Promise<Stored | undefined>;
  send(state: State, changes: Parcel): Promise<Stored>;
  read(id: string): Promise<Stored>;
  /** Restores the document from the trash. */
  restore(id: string): Promise<Stored>;
  /** Converts the current version in a conflict response to a stored document. */
  toStored(current: unknown): Stored;
};

type Options<State, Stored, Draft> = {
  initial: State;
  draft: { write(draft: Draft): void; remove(): void };
  /** Notifies the other windows of a save. */
  announceSave?: ((stored: Stored) => void) | undefined;
  isOnline?: (() => boolean) | undefined;
  timers?: Timers | undefined;
};

export type Saver<State, Stored> = {
  state(): State;
  failure(): SaveFailure | undefined;
  /** Whether a save is running. */
  isSending(): boolean;
  subscribe(listener: () => void): () => void;
  /** Sets the state and schedules a save for when no further change follows. */
  write(next: State): void;
  /** Saves now. Resolves once nothing more can be sent for now. */
  save(): Promise<void>;
  /** Merges a version that another window has saved, or that was read again. */
  receive(stored: Stored): void;
  /** Restores a document that was deleted elsewhere, or creates it again from the local state. */
  restore(): Promise<void>;
  /** Retries now, for example when the connection is back. */
  retry(): Promise<void>;
  /** Reads the current version from the server and merges it, for example after the window was in the background. */
  refresh(): Promise<void>;
  /** Writes the draft again if there are unsaved changes. */
  storeDraft(): void;
  /** Saves a last time and stops retrying, because the editor is closed. */
  close(): Promise<void>;
};

/**
 * Makes a saver, which saves changes as they are made: one request at a time, only changed fields, based on the last
 * known revision. Unsaved changes are stored in a draft meanwhile.
 */
export function makeSaver<State extends SaveTarget, Parcel, Stored extends SavedDocument, Draft>(
  operations: SaverOperations<State, Parcel, Stored, Draft>,
  { initial, draft, announceSave, isOnline = () => true, timers = makeTimers() }: Options<State, Stored, Draft>,
): Saver<State, Stored> {
  const listeners = new Set<() => void>();
  let state = initial;
  let failure: SaveFailure | undefined;
  let sending: Promise<void> | undefined;
  let cancelSave: (() => void) | undefined;
  let cancelRetry: (() => void) | undefined;
  let retryDelayMs = MIN_RETRY_DELAY_MS;
  /** The newest version saved by another window during a save of this one. */
  let newerVersion: Stored | undefined;

  function update(next: State = state) {
    const before = state;
    state = next;
    if (before !== next) storeDraft();
    for (const listener of listeners) listener();
  }

  function storeDraft() {
    const unsaved = operations.draftOf(state);
    if (unsaved === undefined) draft.remove();
    else draft.write(unsaved);
  }

  function write(next: State) {
    if (next === state) return;
    cancelSave?.();
    cancelSave = timers.after(SAVE_DELAY_MS, () => void save());
    update(next);
  }

  function save(): Promise<void> {
    const wasScheduled = cancelSave;
    cancelSave?.();
    cancelSave = undefined;
    if (!sending && operations.pendingChangesOf(state) === undefined) {
      if (wasScheduled) update();
      return Promise.resolve();
    }
    sending ??= sendAll().finally(() => {
      sending = undefined;
      const hasMore = !cancelSave && !failure && operations.pendingChangesOf(state) !== undefined;
      update();
      return hasMore ? save() : undefined;
    });
    return sending;
  }

  async function sendAll() {
    // Yields first, so that listeners see that the save has begun.
    await Promise.resolve();
    while (await sendOnce());
    if (newerVersion && newerVersion.revision > state.revision) update(operations.rebased(state, newerVersion));
    newerVersion = undefined;
  }

  /** Sends one parcel; resolves to whether there may be more to send. */
  async function sendOnce() {
    const changes = operations.pendingChangesOf(state);
    if (changes === undefined || cancelSave || failure?.kind === 'gone') return false;
    if (!isOnline()) return fail({ kind: 'offline' });
    const sentState = state;
    try {
      const existing = await operations.find(state);
      if (existing) {
        update(operations.rebased(state, existing));
        return true;
      }
      update(operations.sent(state, changes));
      const stored = await operations.send(sentState, changes);
      failure = undefined;
      retryDelayMs = MIN_RETRY_DELAY_MS;
      update(operations.saved(state, sentState, changes, stored));
      announceSave?.(stored);
      return true;
    } catch (error) {
      return handleOutcome(outcomeOf(error), changes);
    }
  }

  function handleOutcome(result: SaveOutcome, changes: Parcel) {
    if (result.kind === 'conflict') {
      update(operations.notReceived(state, changes));
      return rebaseOnto(operations.toStored(result.current));
    }
    if (result.kind === 'refused') {
      failure = undefined;
      update(operations.refused(state, changes, result.faults));
      return true;
    }
    if (result.kind === 'gone' || (result.kind === 'failed' && result.untouched))
      update(operations.notReceived(state, changes));
    return fail(result);
  }

  function rebaseOnto(stored: Stored) {
    if (stored.revision === state.revision) return fail({ kind: 'failed', untouched: true });
    failure = undefined;
    update(operations.rebased(state, stored));
    return true;
  }

  function fail(result: SaveFailure) {
    failure = result;
    const retryAfterMs = result.kind === 'offline' ? 0 : result.kind === 'failed' ? result.retryAfterMs : undefined;
    cancelRetry?.();
    cancelRetry = undefined;
    if (retryAfterMs !== undefined) {
      cancelRetry = timers.after(Math.max(retryDelayMs, retryAfterMs), () => void save());
      retryDelayMs = Math.min(retryDelayMs * 2, MAX_RETRY_DELAY_MS);
    }
    return false;
  }

  async function restore() {
    const { id } = state;
    if (id === undefined || failure?.kind !== 'gone') return;
    try {
      update(operations.rebased(state, await operations.restore(id)));
      failure = undefined;
    } catch (error) {
      const result = outcomeOf(error);
      if (result.kind === 'offline' || result.kind === 'failed') fail(result);
      else {
        failure = undefined;
        update(operations.toNewDocument(state));
      }
    }
    await save();
  }

  function receive(stored: Stored) {
    if (stored.id !== state.id || stored.revision <= state.revision) return;
    if (sending) newerVersion = newerVersion && newerVersion.revision > stored.revision ? newerVersion : stored;
    else update(operations.rebased(state, stored));
  }

  return {
    state: () => state,
    failure: () => failure,
    isSending: () => sending !== undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ...{ write, save, receive, restore, storeDraft },
    retry: () => {
      cancelRetry?.();
      cancelRetry = undefined;
      retryDelayMs = MIN_RETRY_DELAY_MS;
      if (failure?.kind !== 'gone') failure = undefined;
      return save();
    },
    refresh: async () => {
      const { id } = state;
      if (id === undefined || !isOnline()) return;
      const stored = await operations.read(id).catch(() => undefined);
      if (stored) receive(stored);
    },
    close: () => save().finally(() => cancelRetry?.()),
  };
}
