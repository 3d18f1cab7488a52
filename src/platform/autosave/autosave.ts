import { changed, redone, settled, undone, unsaved } from './change.ts';
import { conditionOf } from './condition.ts';
import { type Draft, draftOf } from './draft.ts';
import type { Editing, Faults, Stored } from './editing.ts';
import type { Fields } from './fields.ts';
import type { AutosaveOptions, AutosaveView } from './port.ts';
import { rebased } from './rebase.ts';
import { makeSaver, type Ways } from './saver.ts';
import { kept, notTaken, refused, sent } from './sending.ts';
import { makeTimers } from './timers.ts';

export type Autosave<Document extends Fields> = ReturnType<typeof makeAutosave<Document>>;

/** Makes an autosaving editor of a document. Only the fields that have changed are sent. */
export function makeAutosave<Document extends Fields>(options: AutosaveOptions<Document>) {
  const { begin, empty, prepare, draft, tell, isOnline, timers = makeTimers() } = options;
  const saver = makeSaver(waysOf(options, timers.now), { begin, draft, tell, isOnline, timers });
  const isEnough = enough(options);
  const listeners = new Set<() => void>();
  let view = look();
  saver.subscribe(() => {
    view = look();
    for (const listener of listeners) listener();
  });

  function look(): AutosaveView<Document> {
    const editing = saver.state();
    const trouble = saver.trouble();
    const { id, value, conflicts, past, future, refusals } = editing;
    const { names, sendable } = unsaved(editing, prepare);
    return {
      ...{ id, value, conflicts, saved: editing.base },
      condition: conditionOf({
        ...{ editing, isUnsaved: names.length > 0, trouble: trouble?.kind },
        sendable: isEnough(editing, sendable),
        busy: saver.isSending(),
      }),
      faults: prepare(value).faults,
      refused: Object.assign({}, ...refusals.map(({ faults }) => faults)) as Faults,
      gone: trouble?.kind === 'gone',
      message: trouble?.kind === 'failed' ? trouble.message : undefined,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
    };
  }

  const { save, hear, revive, retry, refresh, keep, leave, state, write } = saver;
  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (fields: Partial<Document>) => write(changed(state(), fields, timers.now())),
    undo: () => write(undone(state())),
    redo: () => write(redone(state())),
    settle: (at: number, keepIt: 'mine' | 'theirs') => write(settled(state(), at, keepIt, timers.now())),
    /** Resets the document to empty fields; can be undone. */
    clear: () => write(changed(state(), empty, timers.now())),
    ...{ save, hear, revive, retry, refresh, keep, leave },
  };
}

const enough =
  <Document extends Fields>({ needed }: Pick<AutosaveOptions<Document>, 'needed'>) =>
  ({ id }: Editing<Document>, fields: Partial<Document>) =>
    Object.keys(fields).length > 0 && (id !== undefined || needed.every((name) => name in fields));

function waysOf<Document extends Fields>(
  options: AutosaveOptions<Document>,
  now: () => number,
): Ways<Editing<Document>, Partial<Document>, Stored<Document>, Draft<Document>> {
  const { empty, prepare, port } = options;
  const isEnough = enough(options);
  return {
    parcelOf: (editing) => {
      const { sendable } = unsaved(editing, prepare);
      return isEnough(editing, sendable) ? sendable : undefined;
    },
    draftOf: (editing) => {
      const { names } = unsaved(editing, prepare);
      const waits = names.length > 0 || editing.inDoubt.length > 0 || editing.conflicts.length > 0;
      return waits ? draftOf(editing, now()) : undefined;
    },
    ...{ sent, notTaken, rebased },
    refused: (editing, parcel, faults) => refused(editing, prepare, parcel, faults),
    kept: (editing, written, parcel, stored) => kept(editing, written.value, parcel, stored),
    anew: (editing) => ({
      ...editing,
      ...{ id: undefined, revision: 0, base: empty, typed: {}, inDoubt: [], conflicts: [] },
    }),
    find: async ({ id, inDoubt }) => (id === undefined && inDoubt.length > 0 ? port.find(inDoubt) : undefined),
    send: ({ id, revision }, parcel) => (id === undefined ? port.create(parcel) : port.save(id, revision, parcel)),
    read: port.read,
    restore: port.restore,
    asStored: port.asStored,
  };
}
