import { conditionOf } from '#platform/browser/autosave/condition.ts';
import type { SaveCondition } from '#platform/browser/autosave/port.ts';
import { makeSaver, type SaverOperations } from '#platform/browser/autosave/saver.ts';
import type { WriterOptions } from '#platform/browser/autosave/session.ts';
import { makeTimers, type Timers } from '#platform/browser/autosave/timers.ts';
import type { CvContent } from '../../../contract.ts';
import { type CvDraft, draftOf, resumeEditing } from '../../../model/editing/draft.ts';
import {
  type CvConflict,
  type CvEditState,
  edit,
  isSaved,
  localValueOf,
  markNotReceived,
  markRejected,
  markSaved,
  markSent,
  rebase,
  redo,
  rename,
  resolveConflict,
  type SaveRequest,
  type StoredCvDocument,
  saveRequestOf,
  undo,
} from '../../../model/editing/edit-state.ts';
import type { Operation, OperationLabel } from '../../../model/operations.ts';

/** Storage for CVs. Its errors are interpreted by `outcomeOf`. */
export type CvPort = {
  send(known: { id: string; revision: number }, request: SaveRequest): Promise<StoredCvDocument>;
  read(id: string): Promise<StoredCvDocument>;
  restore(id: string): Promise<StoredCvDocument>;
  toStored(current: unknown): StoredCvDocument;
};

export type CvView = {
  id: string;
  /** The latest revision on the server. */
  revision: number;
  name: string;
  content: CvContent;
  condition: SaveCondition;
  conflicts: readonly (CvConflict & { mine: unknown })[];
  /** The validation errors of the server, by field. */
  faults: Readonly<Record<string, string>>;
  /** Whether the CV was deleted elsewhere. */
  gone: boolean;
  /** The reason why saving failed, as text, if there is one. */
  message: string | undefined;
  /** The label of the step that undo would revert. `redo` is its counterpart. */
  undo: OperationLabel | undefined;
  redo: OperationLabel | undefined;
};

export type CvWriter = ReturnType<typeof makeCvWriter>;

type Options = WriterOptions<StoredCvDocument, CvDraft> & { port: CvPort; isOnline?: () => boolean; timers?: Timers };

/** Returns an editor for a CV: it applies operations, keeps the undo history and saves automatically. */
export function makeCvWriter({ stored, drafts, draft, announceSave, port, isOnline, timers = makeTimers() }: Options) {
  const saver = makeSaver(saverOperations(port, timers), {
    initial: resumeEditing(stored, drafts),
    ...{ draft, announceSave, isOnline, timers },
  });
  const listeners = new Set<() => void>();
  let view = buildView();
  saver.subscribe(() => {
    view = buildView();
    for (const listener of listeners) listener();
  });

  function buildView(): CvView {
    const editing = saver.state();
    const failure = saver.failure();
    const { id, revision, value, conflicts, inDoubt, steps } = editing;
    const rejection = editing.rejected?.snapshot === value ? editing.rejected : undefined;
    return {
      ...{ id, revision, name: value.name, content: value.content },
      condition: conditionOf({
        editing: { id, conflicts, inDoubt, refusals: rejection ? [rejection] : [] },
        isUnsaved: !isSaved(editing),
        sendable: saveRequestOf(editing) !== undefined,
        failure: failure?.kind,
        busy: saver.isSending(),
      }),
      conflicts: conflicts.map((conflict) => ({ ...conflict, mine: localValueOf(editing, conflict) })),
      faults: rejection?.faults ?? {},
      gone: failure?.kind === 'gone',
      message: failure?.kind === 'failed' ? failure.message : undefined,
      undo: steps.past.at(-1)?.label,
      redo: steps.future[0]?.label,
    };
  }

  const { save, receive, restore, retry, refresh, storeDraft, close, state, write } = saver;
  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    do: (operations: readonly Operation[]) => write(edit(state(), operations, timers.now())),
    rename: (name: string) => write(rename(state(), name)),
    undo: () => write(undo(state())),
    redo: () => write(redo(state())),
    resolveConflict: (at: number, side: 'mine' | 'theirs') => {
      const conflict = state().conflicts[at];
      if (conflict) write(resolveConflict(state(), conflict, side, timers.now()));
    },
    /** Saves pending changes; resolves to whether none are left. */
    saveChanges: async () => {
      await save();
      return view.condition === 'saved';
    },
    ...{ save, receive, restore, retry, refresh, storeDraft, close },
  };
}

const saverOperations = (
  port: CvPort,
  timers: Timers,
): SaverOperations<CvEditState, SaveRequest, StoredCvDocument, CvDraft> => ({
  pendingChangesOf: saveRequestOf,
  draftOf: (editing) => draftOf(editing, timers.now()),
  ...{ sent: markSent, notReceived: markNotReceived, refused: markRejected, rebased: rebase },
  saved: (editing, _value, _request, stored) => markSaved(editing, stored),
  /** A permanently deleted CV is not created again; its content remains in the draft. */
  toNewDocument: (editing) => editing,
  find: async () => undefined,
  ...port,
});
