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

/** What a member writes of a CV: what they call it, and what it says. */
export type Face = { name: string; content: CvContent };
export type Stored = StoredAs<Face>;

/** What has changed, as it can be sent: by operations, or, where something else came between, only as a whole. */
type Unsent = { operations: readonly Operation[]; whole: boolean };

/** A CV that is being written, beside what the server is known to have of it. */
export type Editing = {
  id: string;
  revision: number;
  /** As the server has it. */
  base: Face;
  /** As one sees it. */
  value: Face;
  unsent: Unsent;
  /** What is on its way. */
  flying: Unsent | undefined;
  /** What was sent since that revision without an answer: it may have arrived or not. */
  inDoubt: readonly Face[];
  /** What the server would not have, and what it said of it. */
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

/** Whoever edits does something. What does not fit throws, and nothing is done. */
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

/** Of several writings of one field in a row the last one is enough. */
function appended(before: readonly Operation[], more: readonly Operation[]) {
  const last = before.at(-1);
  const [first] = more;
  const isRewritten =
    last?.do === 'set' && first?.do === 'set' && last.field === first.field && isEqual(last.at, first.at);
  return [...(isRewritten ? before.slice(0, -1) : before), ...more];
}

export const renamed = (editing: Editing, name: string): Editing =>
  name === editing.value.name ? editing : { ...editing, value: { ...editing.value, name } };

/** What is sent at once. */
export type Parcel = { face: Face; name?: string; operations?: readonly Operation[] };

export function parcelOf(editing: Editing): Parcel | undefined {
  const { base, value, refused, conflicts, inDoubt } = editing;
  if (conflicts.length > 0 || refused?.face === value) return undefined;
  // What was sent and taken back may have arrived: then the server has to hear that it was taken back.
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
  // Whatever was written since the parcel was made up is not in it.
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

/** The same may have been sent twice: that it was not taken once says nothing of the time before. */
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

/** It was saved elsewhere: what was changed there comes in, what was changed here stays, and contradictions are told. */
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
    // Of what was sent since this very revision nothing is known yet.
    inDoubt: isNewer ? [] : inDoubt,
    refused: undefined,
    conflicts: joined(before, conflictsOf(merged.conflicts)),
    steps: stillOwn(steps, value.content, merged.content),
  };
  return withoutSettled({ ...next, unsent: { operations: [], whole: !isSaved(next) } });
}

/** What they and I have in common: what the server had when I began, or what I have sent since, if it has arrived. */
function startOf({ base, inDoubt }: Editing, theirs: Face): Face {
  const arrived = inDoubt.find((face) => isSameName(face, theirs) && isEqual(face.content, theirs.content));
  if (arrived || inDoubt.length === 0) return arrived ?? base;
  const contents = inDoubt.map(({ content }) => content);
  const { name } = inDoubt.find((face) => isSameName(face, theirs)) ?? base;
  return { name, content: seenBefore(base.content, contents, theirs.content) };
}

/** The server keeps names without the spaces around them. */
const isSameName = (one: Face, other: Face) => one.name.trim() === other.name.trim();

/** What stands in a place that both have changed, as it is here. */
export const mineOf = ({ value }: Editing, { at, field }: Conflict): unknown => {
  const place = placeAt(value.content, at);
  return field === undefined ? place?.value : place?.value[field];
};

/** Settles a conflict. What is given up can be had back by undoing. */
export function settled(editing: Editing, conflict: Conflict, keep: 'mine' | 'theirs', at: number): Editing {
  const conflicts = editing.conflicts.filter((other) => other !== conflict);
  // It is a step of its own, or what is given up would go with what was written just before.
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
