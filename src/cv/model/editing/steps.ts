import { isEqual } from '#platform/autosave/fields.ts';
import type { CvContent } from '../content.ts';
import { type Label, type Operation, performAll, UnfitOperation } from '../operations.ts';
import type { Path, Place } from '../tree.ts';
import { findPlaceIn } from './find-place.ts';

/** Something that was done, with what takes it back and what does it again. */
export type Step = { label: Label; undo: readonly Operation[]; redo: readonly Operation[]; at: number };
export type Steps = { past: readonly Step[]; future: readonly Step[] };
export const NO_STEPS: Steps = { past: [], future: [] };

export const MOST_STEPS = 200;
/** What is written in one go is taken back in one go. */
const ONE_GO_MILLISECONDS = 1000;
const LONG_AGO = Number.NEGATIVE_INFINITY;

type Went = { content: CvContent; operations: readonly Operation[]; steps: Steps };

/** Operations done in one step. */
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

/** Text is written letter by letter, and a measure is slid from value to value. */
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

/** Takes the last step back. What no longer fits, since somebody else has changed its place, is passed over. */
export function back(content: CvContent, { past, future }: Steps): Went {
  const step = past.at(-1);
  if (!step) return { content, operations: [], steps: { past, future } };
  const rest = past.slice(0, -1);
  const done = attempted(content, step.undo);
  // A step that was gone back over is not written on.
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

/** What is done next is another step, whatever it is. */
export const ended = ({ past, future }: Steps): Steps => ({
  past: past.map((step, at) => (at === past.length - 1 ? { ...step, at: LONG_AGO } : step)),
  future,
});

/** The steps that are still one's own once others have written: what they changed is not taken back. */
export function stillOwn({ past, future }: Steps, before: CvContent, after: CvContent): Steps {
  const [was, is] = [findPlaceIn(before), findPlaceIn(after)];
  const isOwn = ({ redo }: Step) => redo.every((operation) => isEqual(doneBy(operation, was), doneBy(operation, is)));
  return { past: past.filter(isOwn), future: future.filter(isOwn) };
}

/** What stands where something was done. */
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
    // Where something stands can be told again, whatever was written in it.
    case 'move':
      return undefined;
  }
}
