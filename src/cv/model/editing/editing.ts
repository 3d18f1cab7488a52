import type { Stored as StoredAs } from '#platform/autosave/editing.ts';
import { isEqual } from '#platform/autosave/fields.ts';
import { mergeContents } from '../changes/merge.ts';
import type { CvContent } from '../content.ts';
import type { Operation } from '../operations.ts';
import { type Path, placeAt } from '../tree.ts';
import { type Conflict, conflictsOf, joined, stillOpen, stillTheirs } from './conflicts.ts';
import { seenBefore } from './seen-before.ts';
import { back, ended, forth, NO_STEPS, type Steps, stepped, stillOwn } from './steps.ts';

export type { Conflict } from './conflicts.ts';

/** The editable part of a CV: its name and its content. */
export type Face = { name: string; content: CvContent };
export type Stored = StoredAs<Face>;

/** Unsent changes: operations or, if the document was also changed in other ways, the whole document. */
type Unsent = { operations: readonly Operation[]; whole: boolean };

/** The state of editing a CV: the current version and the last version known to be on the server. */
export type Editing = {
  id: string;
  revision: number;
  /** The last known version on the server. */
  base: Face;
  /** The version on screen. */
  value: Face;
  unsent: Unsent;
  /** Changes that were sent and not answered yet. */
  flying: Unsent | undefined;
  /** Versions sent since `revision` without an answer; each may or may not have been saved. */
  inDoubt: readonly Face[];
  /** The version that the server rejected, with its validation faults by field. */
  refused: { face: Face; faults: Readonly<Record<string, string>> } | undefined;
  conflicts: readonly Conflict[];
  steps: Steps;
};

const NOTHING: Unsent = { operations: [], whole: false };

export const editingOf = ({ id, revision, document }: Stored): Editing => ({
  id,
  revision,
  base: document,
  value: document,
  unsent: NOTHING,
  flying: undefined,
  inDoubt: [],
  refused: undefined,
  conflicts: [],
  steps: NO_STEPS,
});

export const isSaved = ({ base, value }: Editing) => isEqual(base, value);

/** Applies operations as one step. If one doesn't fit, throws `UnfitOperation` and applies none. */
export const done = (editing: Editing, operations: readonly Operation[], at: number) =>
  went(editing, stepped(editing.value.content, editing.steps, operations, at));
export const undone = (editing: Editing) => went(editing, back(editing.value.content, editing.steps));
export const redone = (editing: Editing) => went(editing, forth(editing.value.content, editing.steps));

function went(editing: Editing, { content, operations, steps }: ReturnType<typeof stepped>): Editing {
  if (operations.length === 0) return { ...editing, steps };
  const { unsent, value } = editing;
  return withoutSettled({
    ...editing,
    value: { ...value, content },
    unsent: { ...unsent, operations: appended(unsent.operations, operations) },
    steps,
  });
}

/** Appends operations. Consecutive writes to one field are reduced to the last one. */
function appended(before: readonly Operation[], more: readonly Operation[]) {
  const last = before.at(-1);
  const [first] = more;
  const isRewritten =
    last?.do === 'set' && first?.do === 'set' && last.field === first.field && isEqual(last.at, first.at);
  return [...(isRewritten ? before.slice(0, -1) : before), ...more];
}

export const renamed = (editing: Editing, name: string): Editing =>
  name === editing.value.name ? editing : { ...editing, value: { ...editing.value, name } };

/** The contents of one save request. */
export type Parcel = { face: Face; name?: string; operations?: readonly Operation[] };

export function parcelOf(editing: Editing): Parcel | undefined {
  const { base, value, refused, conflicts, inDoubt } = editing;
  if (conflicts.length > 0 || refused?.face === value) return undefined;
  // An undone change may have been saved already; if so, the server needs the undo as well.
  if (isSaved(editing) && inDoubt.length === 0) return undefined;
  const { operations, whole } = notArrived(editing);
  return {
    face: value,
    ...(base.name === value.name ? {} : { name: value.name }),
    ...(whole ? {} : { operations }),
  };
}

const notArrived = ({ unsent, flying = NOTHING }: Editing): Unsent => ({
  operations: [...flying.operations, ...unsent.operations],
  whole: flying.whole || unsent.whole,
});

export const sent = (editing: Editing, { face, operations }: Parcel): Editing => ({
  ...editing,
  // Changes made since the parcel was built are not in it.
  unsent: editing.value === face ? NOTHING : { operations: [], whole: true },
  flying: { operations: operations ?? [], whole: operations === undefined },
  inDoubt: [...editing.inDoubt, face],
});

export const notTaken = (editing: Editing, { face }: Parcel): Editing => ({
  ...editing,
  unsent: notArrived(editing),
  flying: undefined,
  inDoubt: withoutLast(editing.inDoubt, face),
});

/** Removes only the last occurrence: the same version may have been sent before, and that request may have arrived. */
const withoutLast = (faces: readonly Face[], face: Face) => faces.filter((_, at) => at !== faces.lastIndexOf(face));

export const refused = (editing: Editing, parcel: Parcel, faults: Readonly<Record<string, string>>): Editing => ({
  ...notTaken(editing, parcel),
  refused: { face: parcel.face, faults },
});

export const kept = (editing: Editing, { id, revision, document }: Stored): Editing => ({
  ...editing,
  ...{ id, revision },
  base: document,
  flying: undefined,
  inDoubt: [],
  refused: undefined,
});

/**
 * Merges a version that was saved elsewhere: changes from there are applied, local changes are kept, and conflicts are
 * added.
 */
export function rebased(editing: Editing, { id, revision, document: theirs }: Stored): Editing {
  const { value, inDoubt, steps } = editing;
  const isNewer = revision !== editing.revision;
  const base = isNewer ? startOf(editing, theirs) : editing.base;
  const merged = mergeContents(base.content, value.content, theirs.content);
  const name = value.name === base.name ? theirs.name : value.name;
  const before = stillTheirs(editing.conflicts, editing.base.content, theirs.content);
  const next = {
    ...editing,
    ...{ id, revision },
    base: theirs,
    value: { name, content: isEqual(merged.content, value.content) ? value.content : merged.content },
    flying: undefined,
    // The outcome of requests sent since this same revision is still unknown.
    inDoubt: isNewer ? [] : inDoubt,
    refused: undefined,
    conflicts: joined(before, conflictsOf(merged.conflicts)),
    steps: stillOwn(steps, value.content, merged.content),
  };
  return withoutSettled({ ...next, unsent: { operations: [], whole: !isSaved(next) } });
}

/**
 * Returns the common base of both versions: the last known server version, or a version sent since then if it arrived.
 */
function startOf({ base, inDoubt }: Editing, theirs: Face): Face {
  const arrived = inDoubt.find((face) => isSameName(face, theirs) && isEqual(face.content, theirs.content));
  if (arrived || inDoubt.length === 0) return arrived ?? base;
  const contents = inDoubt.map(({ content }) => content);
  const { name } = inDoubt.find((face) => isSameName(face, theirs)) ?? base;
  return { name, content: seenBefore(base.content, contents, theirs.content) };
}

/** Compares names without surrounding spaces, because the server trims them. */
const isSameName = (one: Face, other: Face) => one.name.trim() === other.name.trim();

/** Returns the local value at the place of a conflict. */
export const mineOf = ({ value }: Editing, { at, field }: Conflict): unknown => {
  const place = placeAt(value.content, at);
  return field === undefined ? place?.value : place?.value[field];
};

/** Settles a conflict. Undo restores the discarded value. */
export function settled(editing: Editing, conflict: Conflict, keep: 'mine' | 'theirs', at: number): Editing {
  const conflicts = editing.conflicts.filter((other) => other !== conflict);
  // A step of its own, so that undoing it doesn't also undo the edit just before.
  const rest = { ...editing, conflicts, steps: ended(editing.steps) };
  const place = placeAt(rest.value.content, conflict.at);
  if (!place) return rest;
  if (conflict.field !== undefined) {
    if (keep === 'mine') return rest;
    return done(rest, [writing(conflict.at, conflict.field, conflict.theirs)], at);
  }
  const isRemoved = (keep === 'theirs') === (conflict.theirs === 'removed');
  return isRemoved ? done(rest, [{ do: 'remove', at: conflict.at }], at) : rest;
}

const writing = (at: Path, field: string, value: unknown): Operation =>
  field === 'visible' ? { do: 'hide', at, hidden: value !== true } : { do: 'set', at, field, value };

const withoutSettled = (editing: Editing): Editing => ({
  ...editing,
  conflicts: stillOpen(editing.conflicts, editing.value.content),
});
