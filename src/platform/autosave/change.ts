import { type Editing, fieldOf, type Prepare } from './editing.ts';
import { type Fields, isEqual, pick, valueAt, withValueAt } from './fields.ts';
import { back, forth, withStep } from './steps.ts';

/** Applies a change of fields to the document and adds it to the undo history. */
export function changed<Document extends Fields>(
  editing: Editing<Document>,
  change: Partial<Document>,
  at: number,
): Editing<Document> {
  const other = pick(
    change,
    Object.keys(change).filter((name) => !isEqual(change[name], editing.value[name])),
  );
  if (Object.keys(other).length === 0) return editing;
  return { ...written(editing, other), ...withStep(editing.past, editing.value, other, at) };
}

/** Sets fields of the document; refused values of these fields become sendable again. */
function written<Document extends Fields>(editing: Editing<Document>, change: Fields): Editing<Document> {
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

export function undone<Document extends Fields>(editing: Editing<Document>): Editing<Document> {
  const step = back(editing);
  return step ? { ...written(editing, step.change), ...step.history } : editing;
}

export function redone<Document extends Fields>(editing: Editing<Document>): Editing<Document> {
  const step = forth(editing);
  return step ? { ...written(editing, step.change), ...step.history } : editing;
}

/** Resolves a conflict. The discarded value can be restored by undo. */
export function settled<Document extends Fields>(
  editing: Editing<Document>,
  at: number,
  keep: 'mine' | 'theirs',
  moment: number,
): Editing<Document> {
  const conflict = editing.conflicts[at];
  if (!conflict) return editing;
  const conflicts = editing.conflicts.filter((other) => other !== conflict);
  if (keep === 'mine') return { ...editing, conflicts };
  const name = fieldOf(conflict.path);
  const next = withValueAt(editing.value, conflict.path, conflict.theirs);
  return changed({ ...editing, conflicts }, pick(next, [name]), moment);
}

/** Returns the names of the fields that differ from the server's, and the prepared values of those that can be sent. */
export function unsaved<Document extends Fields>(editing: Editing<Document>, prepare: Prepare<Document>) {
  const { base, value, typed } = editing;
  const { document, faults, waiting = [] } = prepare(value);
  const names = Object.keys(document).filter(
    (name) => !isEqual(document[name], base[name]) && !(name in typed && isEqual(value[name], typed[name])),
  );
  const held = new Set([
    ...waiting,
    ...Object.keys(faults).map(fieldOf),
    ...editing.refusals.flatMap(({ fields }) => fields),
    ...editing.conflicts.map(({ path }) => fieldOf(path)),
  ]);
  return {
    names,
    sendable: pick(
      document,
      names.filter((name) => !held.has(name)),
    ),
  };
}
