import { type DocumentFields, isEqual, isEqualTrimmed, valueAt } from '../../pure/autosave/fields.ts';
import { mergeChanges } from '../../pure/autosave/three-way.ts';
import type { EditConflict, EditingState, StoredDocument } from './editing.ts';
import { withoutFields } from './steps.ts';

/** Merges a version saved elsewhere: takes over its changes, keeps local ones and records the conflicts. */
export function rebase<Document extends DocumentFields>(
  editing: EditingState<Document>,
  { id, revision, document }: StoredDocument<Document>,
): EditingState<Document> {
  const fields = Object.keys(document).map((name) => ({ name, ...rebaseField(editing, name, document[name]) }));
  const value = { ...editing.value, ...Object.fromEntries(fields.map((field) => [field.name, field.value])) };
  const changedElsewhere = Object.keys(document).filter((name) => !isEqual(value[name], editing.value[name]));
  const newConflicts = fields.flatMap(({ conflicts }) =>
    conflicts.map((path) => ({ path, theirs: valueAt(document, path) })),
  );
  return {
    ...editing,
    id,
    revision,
    base: document,
    value,
    typed: Object.fromEntries(
      Object.entries(editing.typed).filter(([name]) => isEqual(document[name], editing.base[name])),
    ) as Partial<Document>,
    // For changes sent since this revision, the outcome is still unknown.
    inDoubt: id === editing.id && revision === editing.revision ? editing.inDoubt : [],
    refusals: editing.refusals.filter(({ fields: names }) =>
      names.every((name) => isEqual(document[name], editing.base[name])),
    ),
    // Undo must not revert fields that were changed elsewhere.
    past: withoutFields(editing.past, changedElsewhere),
    future: withoutFields(editing.future, changedElsewhere),
    conflicts: withoutResolved(
      [...newConflicts, ...keepOpenConflicts(editing.conflicts, newConflicts, document)],
      value,
    ),
  };
}

function rebaseField<Document extends DocumentFields>(editing: EditingState<Document>, name: string, theirs: unknown) {
  const { value, typed, base, inDoubt } = editing;
  const mine = value[name];
  const unconfirmed = inDoubt.filter((fields) => name in fields).map((fields) => fields[name]);
  const isUnchanged = isEqual(mine, base[name]) || (name in typed && isEqual(mine, typed[name]));
  if (isUnchanged && unconfirmed.length === 0) {
    return { value: isEqual(theirs, base[name]) ? mine : theirs, conflicts: [] };
  }
  const merged = mergeChanges(commonAncestor(base[name], unconfirmed, theirs, mine), mine, theirs);
  return { value: merged.value, conflicts: merged.conflicts.map((path) => [name, ...path]) };
}

/** Returns the common ancestor of both versions; a change sent without an answer may already be part of theirs. */
function commonAncestor(base: unknown, unconfirmed: readonly unknown[], theirs: unknown, mine: unknown) {
  if (isEqual(theirs, base)) return base;
  if (unconfirmed.some((value) => isEqualTrimmed(value, theirs))) return theirs;
  // Unknown whether theirs includes the sent change. If it was reverted here since, the revert counts as my change.
  return isEqual(mine, base) ? unconfirmed.at(-1) : base;
}

/** Keeps conflicts that were open, with the current value elsewhere. */
function keepOpenConflicts(
  before: readonly EditConflict[],
  newConflicts: readonly EditConflict[],
  document: DocumentFields,
): EditConflict[] {
  const paths = new Set(newConflicts.map(({ path }) => path.join('.')));
  return before
    .filter(({ path }) => !paths.has(path.join('.')))
    .map(({ path }) => ({ path, theirs: valueAt(document, path) }));
}

const withoutResolved = (conflicts: readonly EditConflict[], value: DocumentFields) =>
  conflicts.filter(({ path, theirs }) => !isEqual(valueAt(value, path), theirs));
