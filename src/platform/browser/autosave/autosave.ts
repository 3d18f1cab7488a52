import type { DocumentFields } from '../../pure/autosave/fields.ts';
import { applyChange, redoChange, resolveConflict, undoChange, unsavedFields } from './change.ts';
import { conditionOf } from './condition.ts';
import { type Draft, draftOf } from './draft.ts';
import type { EditingState, FieldFaults, StoredDocument } from './editing.ts';
import type { AutosaveOptions, AutosaveView } from './port.ts';
import { rebase } from './rebase.ts';
import { applySaved, markNotSaved, markRejected, markSent } from './save-transitions.ts';
import { makeSaver, type SaverOperations } from './saver.ts';
import { makeTimers } from './timers.ts';

export type Autosave<Document extends DocumentFields> = ReturnType<typeof makeAutosave<Document>>;

/** Makes an autosaving editor of a document. Only the fields that have changed are sent. */
export function makeAutosave<Document extends DocumentFields>(options: AutosaveOptions<Document>) {
  const { initial, empty, prepare, draft, announceSave, isOnline, timers = makeTimers() } = options;
  const saver = makeSaver(saverOperations(options, timers.now), { initial, draft, announceSave, isOnline, timers });
  const canSend = hasRequiredFields(options);
  const listeners = new Set<() => void>();
  let view = makeView();
  saver.subscribe(() => {
    view = makeView();
    for (const listener of listeners) listener();
  });

  function makeView(): AutosaveView<Document> {
    const editing = saver.state();
    const failure = saver.failure();
    const { id, value, conflicts, past, future, refusals } = editing;
    const { names, sendable } = unsavedFields(editing, prepare);
    return {
      ...{ id, value, conflicts, saved: editing.base },
      condition: conditionOf({
        ...{ editing, isUnsaved: names.length > 0, failure: failure?.kind },
        sendable: canSend(editing, sendable),
        busy: saver.isSending(),
      }),
      faults: prepare(value).faults,
      refused: Object.assign({}, ...refusals.map(({ faults }) => faults)) as FieldFaults,
      gone: failure?.kind === 'gone',
      message: failure?.kind === 'failed' ? failure.message : undefined,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      undoStep: past.at(-1),
      redoStep: future[0],
    };
  }

  const { save, receive, restore, retry, refresh, storeDraft, close, state, write } = saver;
  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (fields: Partial<Document>) => write(applyChange(state(), fields, timers.now())),
    undo: () => write(undoChange(state())),
    redo: () => write(redoChange(state())),
    resolveConflict: (at: number, side: 'mine' | 'theirs') => write(resolveConflict(state(), at, side, timers.now())),
    /** Resets the document to empty fields; can be undone. */
    clear: () => write(applyChange(state(), empty, timers.now())),
    /** Saves pending changes; resolves to whether none are left. */
    saveChanges: async () => {
      await save();
      return view.condition === 'saved';
    },
    ...{ save, receive, restore, retry, refresh, storeDraft, close },
  };
}

const hasRequiredFields =
  <Document extends DocumentFields>({ requiredFields }: Pick<AutosaveOptions<Document>, 'requiredFields'>) =>
  ({ id }: EditingState<Document>, fields: Partial<Document>) =>
    Object.keys(fields).length > 0 && (id !== undefined || requiredFields.every((name) => name in fields));

function saverOperations<Document extends DocumentFields>(
  options: AutosaveOptions<Document>,
  now: () => number,
): SaverOperations<EditingState<Document>, Partial<Document>, StoredDocument<Document>, Draft<Document>> {
  const { empty, prepare, port } = options;
  const canSend = hasRequiredFields(options);
  return {
    pendingChangesOf: (editing) => {
      const { sendable } = unsavedFields(editing, prepare);
      return canSend(editing, sendable) ? sendable : undefined;
    },
    draftOf: (editing) => {
      const { names } = unsavedFields(editing, prepare);
      const isPending = names.length > 0 || editing.inDoubt.length > 0 || editing.conflicts.length > 0;
      return isPending ? draftOf(editing, now()) : undefined;
    },
    ...{ sent: markSent, notReceived: markNotSaved, rebased: rebase },
    refused: (editing, changes, faults) => markRejected(editing, prepare, changes, faults),
    saved: (editing, sentState, changes, stored) => applySaved(editing, sentState.value, changes, stored),
    toNewDocument: (editing) => ({
      ...editing,
      ...{ id: undefined, revision: 0, base: empty, typed: {}, inDoubt: [], conflicts: [] },
    }),
    find: async ({ id, inDoubt }) => (id === undefined && inDoubt.length > 0 ? port.find(inDoubt) : undefined),
    send: ({ id, revision }, changes) => (id === undefined ? port.create(changes) : port.save(id, revision, changes)),
    read: port.read,
    restore: port.restore,
    toStored: port.toStored,
  };
}
