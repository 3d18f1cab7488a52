import { conditionOf } from '#platform/autosave/condition.ts';
import type { SaveCondition } from '#platform/autosave/port.ts';
import { makeSaver, type Ways } from '#platform/autosave/saver.ts';
import type { Opening } from '#platform/autosave/session.ts';
import { makeTimers, type Timers } from '#platform/autosave/timers.ts';
import type { CvContent } from '../../../contract.ts';
import { type Draft, draftOf, resumed } from '../../../model/editing/draft.ts';
import {
  type Conflict,
  done,
  type Editing,
  isSaved,
  kept,
  mineOf,
  notTaken,
  type Parcel,
  parcelOf,
  rebased,
  redone,
  refused,
  renamed,
  type Stored,
  sent,
  settled,
  undone,
} from '../../../model/editing/editing.ts';
import type { Label, Operation } from '../../../model/operations.ts';

/** Storage for CVs. Its errors are interpreted by `outcomeOf`. */
export type CvPort = {
  send(known: { id: string; revision: number }, parcel: Parcel): Promise<Stored>;
  read(id: string): Promise<Stored>;
  restore(id: string): Promise<Stored>;
  asStored(current: unknown): Stored;
};

export type CvView = {
  id: string;
  /** The latest revision on the server. */
  revision: number;
  name: string;
  content: CvContent;
  condition: SaveCondition;
  conflicts: readonly (Conflict & { mine: unknown })[];
  /** The validation errors of the server, by field. */
  faults: Readonly<Record<string, string>>;
  /** Whether the CV was deleted elsewhere. */
  gone: boolean;
  /** The reason why saving failed, as text, if there is one. */
  message: string | undefined;
  /** The label of the step that undo would revert. `redo` is its counterpart. */
  undo: Label | undefined;
  redo: Label | undefined;
};

export type CvWriter = ReturnType<typeof makeCvWriter>;

type Options = Opening<Stored, Draft> & { port: CvPort; isOnline?: () => boolean; timers?: Timers };

/** Returns an editor for a CV: it applies operations, keeps the undo history and saves automatically. */
export function makeCvWriter({ stored, drafts, draft, tell, port, isOnline, timers = makeTimers() }: Options) {
  const saver = makeSaver(waysOf(port, timers), {
    begin: resumed(stored, drafts),
    ...{ draft, tell, isOnline, timers },
  });
  const listeners = new Set<() => void>();
  let view = look();
  saver.subscribe(() => {
    view = look();
    for (const listener of listeners) listener();
  });

  function look(): CvView {
    const editing = saver.state();
    const trouble = saver.trouble();
    const { id, revision, value, conflicts, inDoubt, steps } = editing;
    const wrong = editing.refused?.face === value ? editing.refused : undefined;
    return {
      ...{ id, revision, name: value.name, content: value.content },
      condition: conditionOf({
        editing: { id, conflicts, inDoubt, refusals: wrong ? [wrong] : [] },
        isUnsaved: !isSaved(editing),
        sendable: parcelOf(editing) !== undefined,
        trouble: trouble?.kind,
        busy: saver.isSending(),
      }),
      conflicts: conflicts.map((conflict) => ({ ...conflict, mine: mineOf(editing, conflict) })),
      faults: wrong?.faults ?? {},
      gone: trouble?.kind === 'gone',
      message: trouble?.kind === 'failed' ? trouble.message : undefined,
      undo: steps.past.at(-1)?.label,
      redo: steps.future[0]?.label,
    };
  }

  const { save, hear, revive, retry, refresh, keep, leave, state, write } = saver;
  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    do: (operations: readonly Operation[]) => write(done(state(), operations, timers.now())),
    rename: (name: string) => write(renamed(state(), name)),
    undo: () => write(undone(state())),
    redo: () => write(redone(state())),
    settle: (at: number, keepIt: 'mine' | 'theirs') => {
      const conflict = state().conflicts[at];
      if (conflict) write(settled(state(), conflict, keepIt, timers.now()));
    },
    ...{ save, hear, revive, retry, refresh, keep, leave },
  };
}

const waysOf = (port: CvPort, timers: Timers): Ways<Editing, Parcel, Stored, Draft> => ({
  parcelOf,
  draftOf: (editing) => draftOf(editing, timers.now()),
  ...{ sent, notTaken, refused, rebased },
  kept: (editing, _written, _parcel, stored) => kept(editing, stored),
  /** A permanently deleted CV is not created again; its content remains in the draft. */
  anew: (editing) => editing,
  find: async () => undefined,
  ...port,
});
