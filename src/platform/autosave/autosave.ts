import { changed, redone, settled, undone, unsaved } from './change.ts';
import { conditionOf } from './condition.ts';
import { draftOf } from './draft.ts';
import type { Editing, Faults, Stored } from './editing.ts';
import type { Fields } from './fields.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { AutosaveOptions, AutosaveView } from './port.ts';
import { rebased } from './rebase.ts';
import { kept, notTaken, refused, sent } from './sending.ts';
import { makeTimers } from './timers.ts';

/** After this long without another change, what was written is sent. */
export const REST_MILLISECONDS = 600;
const FIRST_RETRY = 2_000;
const LONGEST_RETRY = 30_000;

export type Autosave<Document extends Fields> = ReturnType<typeof makeAutosave<Document>>;

/**
 * Saves what is written as it is written: one save at a time, only what has changed, based on the revision that it was
 * changed from. What is not saved lies in a draft meanwhile.
 */
export function makeAutosave<Document extends Fields>(options: AutosaveOptions<Document>) {
  const { empty, needed, prepare, port, draft, tell, isOnline = () => true, timers = makeTimers() } = options;
  const listeners = new Set<() => void>();
  let editing = options.begin;
  let trouble: Exclude<Outcome, { kind: 'conflict' | 'refused' }> | undefined;
  let sending: Promise<void> | undefined;
  let stopRest: (() => void) | undefined;
  let stopRetry: (() => void) | undefined;
  let wait = FIRST_RETRY;
  /** What another window has saved while a save of ours was under way. */
  let newer: Stored<Document> | undefined;
  let view = look();

  function look(): AutosaveView<Document> {
    const { id, value, conflicts, past, future, refusals } = editing;
    const { names, sendable } = unsaved(editing, prepare);
    return {
      ...{ id, value, conflicts, saved: editing.base },
      condition: conditionOf({
        ...{ editing, names, trouble: trouble?.kind },
        sendable: isEnough(sendable),
        busy: sending !== undefined,
      }),
      faults: prepare(value).faults,
      refused: Object.assign({}, ...refusals.map(({ faults }) => faults)) as Faults,
      gone: trouble?.kind === 'gone',
      message: trouble?.kind === 'failed' ? trouble.message : undefined,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
    };
  }

  function show(next: Editing<Document> = editing) {
    const before = editing;
    editing = next;
    if (before !== next) keepDraft();
    view = look();
    for (const listener of listeners) listener();
  }

  function keepDraft() {
    const waits =
      unsaved(editing, prepare).names.length > 0 || editing.inDoubt.length > 0 || editing.conflicts.length > 0;
    if (waits) draft.write(draftOf(editing, timers.now()));
    else draft.remove();
  }

  function isEnough(fields: Partial<Document>) {
    return Object.keys(fields).length > 0 && (editing.id !== undefined || needed.every((name) => name in fields));
  }

  /** Something was written: it is sent once there is rest. */
  function write(next: Editing<Document>) {
    if (next === editing) return;
    stopRest?.();
    stopRest = timers.after(REST_MILLISECONDS, () => void save());
    show(next);
  }

  /** Saves at once what can be saved. It is done when nothing more can be done for now. */
  function save(): Promise<void> {
    const rested = stopRest;
    stopRest?.();
    stopRest = undefined;
    if (!sending && !isEnough(unsaved(editing, prepare).sendable)) {
      if (rested) show();
      return Promise.resolve();
    }
    sending ??= sendAll().finally(() => {
      sending = undefined;
      const more = !stopRest && !trouble && isEnough(unsaved(editing, prepare).sendable);
      show();
      return more ? save() : undefined;
    });
    return sending;
  }

  async function sendAll() {
    // Whoever listens is told of it, once it has begun.
    await Promise.resolve();
    while (await sendOnce());
    if (newer && newer.revision > editing.revision) show(rebased(editing, newer));
    newer = undefined;
  }

  /** Answers whether there may be more to send. */
  async function sendOnce() {
    const { sendable } = unsaved(editing, prepare);
    if (!isEnough(sendable) || stopRest || trouble?.kind === 'gone') return false;
    if (!isOnline()) return fail({ kind: 'offline' });
    const written = editing.value;
    try {
      const found =
        editing.id === undefined && editing.inDoubt.length > 0 ? await port.find(editing.inDoubt) : undefined;
      if (found) {
        show(rebased(editing, found));
        return true;
      }
      show(sent(editing, sendable));
      const { id, revision } = editing;
      const stored = await (id === undefined ? port.create(sendable) : port.save(id, revision, sendable));
      trouble = undefined;
      wait = FIRST_RETRY;
      show(kept(editing, written, sendable, stored));
      tell?.(stored);
      return true;
    } catch (error) {
      return outcome(outcomeOf(error), sendable);
    }
  }

  function outcome(what: Outcome, fields: Partial<Document>) {
    if (what.kind === 'conflict') {
      show(notTaken(editing, fields));
      return rebaseOn(port.asStored(what.current));
    }
    if (what.kind === 'refused') {
      trouble = undefined;
      show(refused(editing, prepare, fields, what.faults));
      return true;
    }
    if (what.kind === 'gone' || (what.kind === 'failed' && what.untouched)) show(notTaken(editing, fields));
    return fail(what);
  }

  function rebaseOn(stored: Stored<Document>) {
    if (stored.revision === editing.revision) return fail({ kind: 'failed', untouched: true });
    trouble = undefined;
    show(rebased(editing, stored));
    return true;
  }

  function fail(what: NonNullable<typeof trouble>) {
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

  /** Puts back what was deleted elsewhere, or makes it anew of what is here. */
  async function revive() {
    const { id } = editing;
    if (id === undefined || trouble?.kind !== 'gone') return;
    try {
      show(rebased(editing, await port.restore(id)));
      trouble = undefined;
    } catch (error) {
      const what = outcomeOf(error);
      if (what.kind === 'offline' || what.kind === 'failed') fail(what);
      else {
        trouble = undefined;
        show({ ...editing, id: undefined, revision: 0, base: empty, typed: {}, inDoubt: [], conflicts: [] });
      }
    }
    await save();
  }

  /** Another window has saved this, or it was asked for anew. */
  function hear(stored: Stored<Document>) {
    if (stored.id !== editing.id || stored.revision <= editing.revision) return;
    if (sending) newer = newer && newer.revision > stored.revision ? newer : stored;
    else show(rebased(editing, stored));
  }

  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (fields: Partial<Document>) => write(changed(editing, fields, timers.now())),
    undo: () => write(undone(editing)),
    redo: () => write(redone(editing)),
    settle: (at: number, keep: 'mine' | 'theirs') => write(settled(editing, at, keep, timers.now())),
    save,
    hear,
    revive,
    /** The connection may be back. */
    retry: () => {
      stopRetry?.();
      stopRetry = undefined;
      wait = FIRST_RETRY;
      if (trouble?.kind !== 'gone') trouble = undefined;
      return save();
    },
    /** Asks how it is elsewhere, for whoever was away. */
    refresh: async () => {
      const { id } = editing;
      if (id === undefined || !isOnline()) return;
      const stored = await port.read(id).catch(() => undefined);
      if (stored) hear(stored);
    },
    /** Begins anew with nothing; undoing gets it back. */
    clear: () => write(changed(editing, empty, timers.now())),
    /** Writes down again what is not saved. */
    keep: keepDraft,
    /** Nobody looks any more: what can be saved is, and nothing is tried again. */
    leave: () => save().finally(() => stopRetry?.()),
  };
}
