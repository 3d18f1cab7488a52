import { isEqual } from '#platform/pure/autosave/fields.ts';
import type { CvContent } from '../content.ts';
import { applyOperations, InvalidOperationError, type Operation, type OperationLabel } from '../operations.ts';
import type { NodePath, TreeNode } from '../tree.ts';
import { makeNodeFinder } from './node-finder.ts';

/** An undoable step, with the operations that undo and redo it. */
export type UndoStep = { label: OperationLabel; undo: readonly Operation[]; redo: readonly Operation[]; at: number };
export type UndoHistory = { past: readonly UndoStep[]; future: readonly UndoStep[] };
export const EMPTY_HISTORY: UndoHistory = { past: [], future: [] };

export const MAX_STEPS = 200;
/** Edits of one field that follow within this time are one step. */
const CONTINUOUS_EDIT_MS = 1000;
const LONG_AGO = Number.NEGATIVE_INFINITY;

type StepResult = { content: CvContent; operations: readonly Operation[]; steps: UndoHistory };

/** Applies operations as one step, or as part of the last step if both are one continuous edit. */
export function applyAsStep(
  content: CvContent,
  { past }: UndoHistory,
  operations: readonly Operation[],
  at: number,
): StepResult {
  const result = applyOperations(content, operations);
  const [label] = result.labels;
  if (!label) return { content, operations, steps: { past, future: [] } };
  const last = past.at(-1);
  const step = { label, undo: result.inverses, redo: operations, at };
  const nextPast =
    last && isContinuousEdit(last, step)
      ? [...past.slice(0, -1), { ...step, label: last.label, undo: last.undo }]
      : [...past, step];
  return { content: result.content, operations, steps: { past: nextPast.slice(-MAX_STEPS), future: [] } };
}

/** Whether two steps are one continuous edit, for example typing letter by letter or dragging a slider. */
function isContinuousEdit(last: UndoStep, next: UndoStep) {
  const [before, after] = [last.redo, next.redo].map(([operation, ...more]) =>
    more.length === 0 ? operation : undefined,
  );
  return (
    next.at - last.at < CONTINUOUS_EDIT_MS &&
    before?.do === 'set' &&
    after?.do === 'set' &&
    (typeof after.value === 'string' || typeof after.value === 'number') &&
    before.field === after.field &&
    isEqual(before.at, after.at)
  );
}

/** Undoes the last step. Steps that no longer apply, because someone else changed their node, are skipped. */
export function undoStep(content: CvContent, { past, future }: UndoHistory): StepResult {
  const step = past.at(-1);
  if (!step) return { content, operations: [], steps: { past, future } };
  const rest = past.slice(0, -1);
  const result = tryOperations(content, step.undo);
  // A step that was undone and redone is not extended by the next edit.
  return result
    ? { content: result, operations: step.undo, steps: { past: rest, future: [{ ...step, at: LONG_AGO }, ...future] } }
    : undoStep(content, { past: rest, future });
}

export function redoStep(content: CvContent, { past, future }: UndoHistory): StepResult {
  const [step, ...rest] = future;
  if (!step) return { content, operations: [], steps: { past, future } };
  const result = tryOperations(content, step.redo);
  return result
    ? { content: result, operations: step.redo, steps: { past: [...past, step], future: rest } }
    : redoStep(content, { past, future: rest });
}

function tryOperations(content: CvContent, operations: readonly Operation[]) {
  try {
    return applyOperations(content, operations).content;
  } catch (error) {
    if (error instanceof InvalidOperationError) return undefined;
    throw error;
  }
}

/** Ends the current step, so that the next edit starts a new one. */
export const endCurrentStep = ({ past, future }: UndoHistory): UndoHistory => ({
  past: past.map((step, at) => (at === past.length - 1 ? { ...step, at: LONG_AGO } : step)),
  future,
});

/** Returns the steps that others haven't overwritten, so that undo never reverts changes of others. */
export function stepsNotOverwritten({ past, future }: UndoHistory, before: CvContent, after: CvContent): UndoHistory {
  const [findBefore, findAfter] = [makeNodeFinder(before), makeNodeFinder(after)];
  const isOwn = ({ redo }: UndoStep) =>
    redo.every((operation) => isEqual(changedValueOf(operation, findBefore), changedValueOf(operation, findAfter)));
  return { past: past.filter(isOwn), future: future.filter(isOwn) };
}

/** Returns the current value that an operation changed. */
function changedValueOf(operation: Operation, find: (path: NodePath) => TreeNode | undefined): unknown {
  switch (operation.do) {
    case 'set':
      return find(operation.at)?.value[operation.field];
    case 'hide':
      return find(operation.at)?.value.visible;
    case 'remove':
      return find(operation.at)?.value;
    case 'insert':
      return find([...operation.into, operation.list, String(operation.item.id)])?.value;
    // A move can be undone regardless of changes within the node.
    case 'move':
      return undefined;
  }
}
