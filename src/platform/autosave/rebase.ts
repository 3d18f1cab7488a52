import type { Conflict, Editing, Stored } from './editing.ts';
import { type Fields, isEqual, isEqualTrimmed, valueAt } from './fields.ts';
import { withoutFields } from './steps.ts';
import { mergeChanges } from './three-way.ts';

/** Merges a version saved elsewhere: takes over its changes, keeps local ones and records the conflicts. */
export function rebased<Document extends Fields>(
  editing: Editing<Document>,
  { id, revision, document }: Stored<Document>,
): Editing<Document> {
  const fields = Object.keys(document).map((name) => ({ name, ...rebasedField(editing, name, document[name]) }));
  const value = { ...editing.value, ...Object.fromEntries(fields.map((field) => [field.name, field.value])) };
  const cameIn = Object.keys(document).filter((name) => !isEqual(value[name], editing.value[name]));
  const found = fields.flatMap(({ conflicts }) => conflicts.map((path) => ({ path, theirs: valueAt(document, path) })));
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
    past: withoutFields(editing.past, cameIn),
    future: withoutFields(editing.future, cameIn),
    conflicts: stillOpen([...found, ...openBefore(editing.conflicts, found, document)], value),
  };
}

function rebasedField<Document extends Fields>(editing: Editing<Document>, name: string, theirs: unknown) {
  const { value, typed, base, inDoubt } = editing;
  const mine = value[name];
  const sent = inDoubt.filter((fields) => name in fields).map((fields) => fields[name]);
  const untouched = isEqual(mine, base[name]) || (name in typed && isEqual(mine, typed[name]));
  if (untouched && sent.length === 0) {
    return { value: isEqual(theirs, base[name]) ? mine : theirs, conflicts: [] };
  }
  const merged = mergeChanges(seenBefore(base[name], sent, theirs, mine), mine, theirs);
  return { value: merged.value, conflicts: merged.conflicts.map((path) => [name, ...path]) };
}

/** Returns the common ancestor of both versions; a change sent without an answer may already be part of theirs. */
function seenBefore(base: unknown, sent: readonly unknown[], theirs: unknown, mine: unknown) {
  if (isEqual(theirs, base)) return base;
  if (sent.some((value) => isEqualTrimmed(value, theirs))) return theirs;
  // Unknown whether theirs includes the sent change. If it was reverted here since, the revert counts as my change.
  return isEqual(mine, base) ? sent.at(-1) : base;
}

/** Keeps conflicts that were open, with the current value elsewhere. */
function openBefore(before: readonly Conflict[], found: readonly Conflict[], document: Fields): Conflict[] {
  const paths = new Set(found.map(({ path }) => path.join('.')));
  return before
    .filter(({ path }) => !paths.has(path.join('.')))
    .map(({ path }) => ({ path, theirs: valueAt(document, path) }));
}

const stillOpen = (conflicts: readonly Conflict[], value: Fields) =>
  conflicts.filter(({ path, theirs }) => !isEqual(valueAt(value, path), theirs));
