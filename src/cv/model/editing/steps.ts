import { isEqual } from '#platform/autosave/fields.ts';
import type { CvContent } from '../content.ts';
import { type Label, type Operation, performAll, UnfitOperation } from '../operations.ts';
import type { Path, Place } from '../tree.ts';
import { findPlaceIn } from './find-place.ts';

/** An undoable step, with the operations that undo and redo it. */
export type Step = { label: Label; undo: readonly Operation[]; redo: readonly Operation[]; at: number };
export type Steps = { past: readonly Step[]; future: readonly Step[] };
export const NO_STEPS: Steps = { past: [], future: [] };

export const MOST_STEPS = 200;
/** Edits of one field that follow within this time are one step. */
const ONE_GO_MILLISECONDS = 1000;
const LONG_AGO = Number.NEGATIVE_INFINITY;

type Went = { content: CvContent; operations: readonly Operation[]; steps: Steps };

/** Applies operations as one step, or as part of the last step if both are one continuous edit. */
export function stepped(content: CvContent, { past }: Steps, operations: readonly Operation[], at: number): Went {
  const done = performAll(content, operations);
  const [label] = done.labels;
  if (!label) return { content, operations, steps: { past, future: [] } };
  const last = past.at(-1);
  const step = { label, undo: done.inverses, redo: operations, at };
  const kept =
    last && isSameGo(last, step)
      ? [...past.slice(0, -1), { ...step, label: last.label, undo: last.undo }]
      : [...past, step];
  return { content: done.content, operations, steps: { past: kept.slice(-MOST_STEPS), future: [] } };
}

/** Whether two steps are one continuous edit, for example typing letter by letter or dragging a slider. */
function isSameGo(last: Step, next: Step) {
  const [before, after] = [last.redo, next.redo].map(([operation, ...more]) =>
    more.length === 0 ? operation : undefined,
  );
  return (
    next.at - last.at < ONE_GO_MILLISECONDS &&
    before?.do === 'set' &&
    after?.do === 'set' &&
    (typeof after.value === 'string' || typeof after.value === 'number') &&
    before.field === after.field &&
    isEqual(before.at, after.at)
  );
}

/** Undoes the last step. Steps that no longer fit, because someone else changed their place, are skipped. */
export function back(content: CvContent, { past, future }: Steps): Went {
  const step = past.at(-1);
  if (!step) return { content, operations: [], steps: { past, future } };
  const rest = past.slice(0, -1);
  const done = attempted(content, step.undo);
  // A step that was undone and redone is not extended by the next edit.
  return done
    ? { content: done, operations: step.undo, steps: { past: rest, future: [{ ...step, at: LONG_AGO }, ...future] } }
    : back(content, { past: rest, future });
}

export function forth(content: CvContent, { past, future }: Steps): Went {
  const [step, ...rest] = future;
  if (!step) return { content, operations: [], steps: { past, future } };
  const done = attempted(content, step.redo);
  return done
    ? { content: done, operations: step.redo, steps: { past: [...past, step], future: rest } }
    : forth(content, { past, future: rest });
}

function attempted(content: CvContent, operations: readonly Operation[]) {
  try {
    return performAll(content, operations).content;
  } catch (error) {
    if (error instanceof UnfitOperation) return undefined;
    throw error;
  }
}

/** Ends the current step, so that the next edit starts a new one. */
export const ended = ({ past, future }: Steps): Steps => ({
  past: past.map((step, at) => (at === past.length - 1 ? { ...step, at: LONG_AGO } : step)),
  future,
});

/** Returns the steps that others haven't overwritten, so that undo never reverts changes of others. */
export function stillOwn({ past, future }: Steps, before: CvContent, after: CvContent): Steps {
  const [was, is] = [findPlaceIn(before), findPlaceIn(after)];
  const isOwn = ({ redo }: Step) => redo.every((operation) => isEqual(doneBy(operation, was), doneBy(operation, is)));
  return { past: past.filter(isOwn), future: future.filter(isOwn) };
}

/** Returns the current value at the place that an operation changed. */
function doneBy(operation: Operation, find: (path: Path) => Place | undefined): unknown {
  switch (operation.do) {
    case 'set':
      return find(operation.at)?.value[operation.field];
    case 'hide':
      return find(operation.at)?.value.visible;
    case 'remove':
      return find(operation.at)?.value;
    case 'insert':
      return find([...operation.into, operation.list, String(operation.item.id)])?.value;
    // A move can be undone regardless of changes within the place.
    case 'move':
      return undefined;
  }
}
