import { type DocumentFields, pick } from '../../pure/autosave/fields.ts';

/** A step of the undo history. */
export type FieldUndoStep = { before: DocumentFields; after: DocumentFields; at: number };

const MAX_STEPS = 200;
/** Changes to one text field within this time are merged into one step. */
const MERGE_WINDOW_MS = 1000;

const isContinuousTyping = (
  step: FieldUndoStep | undefined,
  fields: readonly string[],
  at: number,
): step is FieldUndoStep =>
  step !== undefined &&
  at - step.at < MERGE_WINDOW_MS &&
  Object.keys(step.after).join() === fields.join() &&
  // Only text is typed letter by letter.
  fields.every((name) => typeof step.after[name] === 'string');

type FieldUndoHistory = { past: readonly FieldUndoStep[]; future: readonly FieldUndoStep[] };

/** Returns the history with one more step, merged into the last one if both are parts of continuous typing. */
export function withStep(
  past: readonly FieldUndoStep[],
  value: DocumentFields,
  after: DocumentFields,
  at: number,
): FieldUndoHistory {
  const fields = Object.keys(after);
  const last = past.at(-1);
  const step = isContinuousTyping(last, fields, at)
    ? { before: last.before, after, at }
    : { before: pick(value, fields) as DocumentFields, after, at };
  const earlier = isContinuousTyping(last, fields, at) ? past.slice(0, -1) : past;
  return { past: [...earlier, step].slice(-MAX_STEPS), future: [] };
}

/** Returns the change that undoes the last step, and the history after it. */
export function undoStep({
  past,
  future,
}: FieldUndoHistory): { change: DocumentFields; history: FieldUndoHistory } | undefined {
  const step = past.at(-1);
  // Clear the time, so that later typing is not merged into a step that was undone and redone.
  const endedStep = step && { ...step, at: 0 };
  return (
    endedStep && { change: endedStep.before, history: { past: past.slice(0, -1), future: [endedStep, ...future] } }
  );
}

export function redoStep({
  past,
  future,
}: FieldUndoHistory): { change: DocumentFields; history: FieldUndoHistory } | undefined {
  const [step, ...rest] = future;
  return step && { change: step.after, history: { past: [...past, step], future: rest } };
}

/** Returns the steps without their changes to some of the fields. */
export const withoutFields = (steps: readonly FieldUndoStep[], names: readonly string[]): readonly FieldUndoStep[] =>
  names.length === 0
    ? steps
    : steps
        .map(({ before, after, at }) => ({ before: without(before, names), after: without(after, names), at }))
        .filter(({ after }) => Object.keys(after).length > 0);

const without = (fields: DocumentFields, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
