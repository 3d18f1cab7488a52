import { type DocumentFields, pick } from '../../pure/autosave/fields.ts';
import { changedText, isTyped } from './changed-text.ts';

/** A step of the undo history. */
export type FieldUndoStep = { before: DocumentFields; after: DocumentFields; at: number };

const MAX_STEPS = 200;
/** Changes to one text field within this time are merged into one step. */
const MERGE_WINDOW_MS = 1000;

const isContinuousTyping = (
  step: FieldUndoStep | undefined,
  after: DocumentFields,
  at: number,
): step is FieldUndoStep =>
  step !== undefined &&
  at - step.at < MERGE_WINDOW_MS &&
  Object.keys(step.after).join() === Object.keys(after).join() &&
  (Object.values(after).every((value) => typeof value === 'string') || continuesTyping(step, after));

/** Returns whether a change goes on typing the text that a step changed within a list or a group of fields. */
function continuesTyping(step: FieldUndoStep, after: DocumentFields) {
  const text = changedText(step.after, after);
  return (
    text !== undefined && isTyped(text.before, text.after) && changedText(step.before, step.after)?.path === text.path
  );
}

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
  if (isContinuousTyping(last, after, at))
    return { past: [...past.slice(0, -1), { before: last.before, after, at }], future: [] };
  const step = { before: pick(value, fields) as DocumentFields, after, at };
  return { past: [...past, step].slice(-MAX_STEPS), future: [] };
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
