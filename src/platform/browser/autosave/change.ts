import { type DocumentFields, isEqual, pick, valueAt, withValueAt } from '../../pure/autosave/fields.ts';
import { type EditingState, fieldOf, type PrepareDocument } from './editing.ts';
import { redoStep, undoStep, withStep } from './steps.ts';

/** Applies a change of fields to the document and adds it to the undo history. */
export function applyChange<Document extends DocumentFields>(
  editing: EditingState<Document>,
  change: Partial<Document>,
  at: number,
): EditingState<Document> {
  const other = pick(
    change,
    Object.keys(change).filter((name) => !isEqual(change[name], editing.value[name])),
  );
  if (Object.keys(other).length === 0) return editing;
  return { ...setFields(editing, other), ...withStep(editing.past, editing.value, other, at) };
}

/** Sets fields of the document; refused values of these fields become sendable again. */
function setFields<Document extends DocumentFields>(
  editing: EditingState<Document>,
  change: DocumentFields,
): EditingState<Document> {
  const value = { ...editing.value, ...change };
  return {
    ...editing,
    value,
    refusals: editing.refusals.filter(
      ({ fields, faults }) => ![...fields, ...Object.keys(faults).map(fieldOf)].some((name) => name in change),
    ),
    conflicts: editing.conflicts.filter(({ path, theirs }) => !isEqual(valueAt(value, path), theirs)),
  };
}

export function undoChange<Document extends DocumentFields>(editing: EditingState<Document>): EditingState<Document> {
  const step = undoStep(editing);
  return step ? { ...setFields(editing, step.change), ...step.history } : editing;
}

export function redoChange<Document extends DocumentFields>(editing: EditingState<Document>): EditingState<Document> {
  const step = redoStep(editing);
  return step ? { ...setFields(editing, step.change), ...step.history } : editing;
}

/** Resolves a conflict. The discarded value can be restored by undo. */
export function resolveConflict<Document extends DocumentFields>(
  editing: EditingState<Document>,
  at: number,
  side: 'mine' | 'theirs',
  now: number,
): EditingState<Document> {
  const conflict = editing.conflicts[at];
  if (!conflict) return editing;
  const conflicts = editing.conflicts.filter((other) => other !== conflict);
  if (side === 'mine') return { ...editing, conflicts };
  const name = fieldOf(conflict.path);
  const next = withValueAt(editing.value, conflict.path, conflict.theirs);
  return applyChange({ ...editing, conflicts }, pick(next, [name]), now);
}

/** Returns the names of the fields that differ from the server's, and the prepared values of those that can be sent. */
export function unsavedFields<Document extends DocumentFields>(
  editing: EditingState<Document>,
  prepare: PrepareDocument<Document>,
) {
  const { base, value, typed } = editing;
  const { document, faults, waiting = [] } = prepare(value);
  const names = Object.keys(document).filter(
    (name) => !isEqual(document[name], base[name]) && !(name in typed && isEqual(value[name], typed[name])),
  );
  const heldBack = new Set([
    ...waiting,
    ...Object.keys(faults).map(fieldOf),
    ...editing.refusals.flatMap(({ fields }) => fields),
    ...editing.conflicts.map(({ path }) => fieldOf(path)),
  ]);
  return {
    names,
    sendable: pick(
      document,
      names.filter((name) => !heldBack.has(name)),
    ),
  };
}
