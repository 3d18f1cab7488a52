import { type Fields, pick } from './fields.ts';

/** A step of the undo history. */
export type Step = { before: Fields; after: Fields; at: number };

const MOST_STEPS = 200;
/** Changes to one text field within this time are merged into one step. */
const ONE_GO_MILLISECONDS = 1000;

const isSameGo = (step: Step | undefined, fields: readonly string[], at: number): step is Step =>
  step !== undefined &&
  at - step.at < ONE_GO_MILLISECONDS &&
  Object.keys(step.after).join() === fields.join() &&
  // Only text is typed letter by letter.
  fields.every((name) => typeof step.after[name] === 'string');

type History = { past: readonly Step[]; future: readonly Step[] };

/** Returns the history with one more step, merged into the last one if both are parts of continuous typing. */
export function withStep(past: readonly Step[], value: Fields, after: Fields, at: number): History {
  const fields = Object.keys(after);
  const last = past.at(-1);
  const step = isSameGo(last, fields, at)
    ? { before: last.before, after, at }
    : { before: pick(value, fields) as Fields, after, at };
  const kept = isSameGo(last, fields, at) ? past.slice(0, -1) : past;
  return { past: [...kept, step].slice(-MOST_STEPS), future: [] };
}

/** Returns the change that undoes the last step, and the history after it. */
export function back({ past, future }: History): { change: Fields; history: History } | undefined {
  const step = past.at(-1);
  // Clear the time, so that later typing is not merged into a step that was undone and redone.
  const closed = step && { ...step, at: 0 };
  return closed && { change: closed.before, history: { past: past.slice(0, -1), future: [closed, ...future] } };
}

export function forth({ past, future }: History): { change: Fields; history: History } | undefined {
  const [step, ...rest] = future;
  return step && { change: step.after, history: { past: [...past, step], future: rest } };
}

/** Returns the steps without their changes to some of the fields. */
export const withoutFields = (steps: readonly Step[], names: readonly string[]): readonly Step[] =>
  names.length === 0
    ? steps
    : steps
        .map(({ before, after, at }) => ({ before: without(before, names), after: without(after, names), at }))
        .filter(({ after }) => Object.keys(after).length > 0);

const without = (fields: Fields, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
