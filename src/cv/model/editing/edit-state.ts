import type { StoredDocument as StoredAs } from '#platform/browser/autosave/editing.ts';
import { isEqual } from '#platform/pure/autosave/fields.ts';
import { mergeContents } from '../changes/merge.ts';
import type { CvContent } from '../content.ts';
import type { Operation } from '../operations.ts';
import { type NodePath, nodeAt } from '../tree.ts';
import { commonBaseOf } from './common-base.ts';
import { type CvConflict, combineConflicts, conflictsOf, conflictsStillApplying, openConflicts } from './conflicts.ts';
import {
  applyAsStep,
  EMPTY_HISTORY,
  endCurrentStep,
  redoStep,
  stepsNotOverwritten,
  type UndoHistory,
  undoStep,
} from './undo-history.ts';

export type { CvConflict } from './conflicts.ts';

/** The editable part of a CV: its name and its content. */
export type EditableCv = { name: string; content: CvContent };
export type StoredCvDocument = StoredAs<EditableCv>;

/** Unsent changes: operations or, if the document was also changed in other ways, the whole document. */
type UnsentChanges = { operations: readonly Operation[]; whole: boolean };

/** The state of editing a CV: the current version and the last version known to be on the server. */
export type CvEditState = {
  id: string;
  revision: number;
  /** The last known version on the server. */
  base: EditableCv;
  /** The version on screen. */
  value: EditableCv;
  unsent: UnsentChanges;
  /** Changes that were sent and not answered yet. */
  inFlight: UnsentChanges | undefined;
  /** Versions sent since `revision` without an answer; each may or may not have been saved. */
  inDoubt: readonly EditableCv[];
  /** The version that the server rejected, with its validation faults by field. */
  rejected: { snapshot: EditableCv; faults: Readonly<Record<string, string>> } | undefined;
  conflicts: readonly CvConflict[];
  steps: UndoHistory;
};

const NO_CHANGES: UnsentChanges = { operations: [], whole: false };

export const editStateOf = ({ id, revision, document }: StoredCvDocument): CvEditState => ({
  id,
  revision,
  base: document,
  value: document,
  unsent: NO_CHANGES,
  inFlight: undefined,
  inDoubt: [],
  rejected: undefined,
  conflicts: [],
  steps: EMPTY_HISTORY,
});

export const isSaved = ({ base, value }: CvEditState) => isEqual(base, value);

/** Applies operations as one step. If one is invalid, throws `InvalidOperationError` and applies none. */
export const edit = (editing: CvEditState, operations: readonly Operation[], at: number) =>
  withStepResult(editing, applyAsStep(editing.value.content, editing.steps, operations, at));
export const undo = (editing: CvEditState) => withStepResult(editing, undoStep(editing.value.content, editing.steps));
export const redo = (editing: CvEditState) => withStepResult(editing, redoStep(editing.value.content, editing.steps));

function withStepResult(
  editing: CvEditState,
  { content, operations, steps }: ReturnType<typeof applyAsStep>,
): CvEditState {
  if (operations.length === 0) return { ...editing, steps };
  const { unsent, value } = editing;
  return withoutResolvedConflicts({
    ...editing,
    value: { ...value, content },
    unsent: { ...unsent, operations: appendOperations(unsent.operations, operations) },
    steps,
  });
}

/** Appends operations. Consecutive writes to one field are reduced to the last one. */
function appendOperations(before: readonly Operation[], more: readonly Operation[]) {
  const last = before.at(-1);
  const [first] = more;
  const isRewritten =
    last?.do === 'set' && first?.do === 'set' && last.field === first.field && isEqual(last.at, first.at);
  return [...(isRewritten ? before.slice(0, -1) : before), ...more];
}

export const rename = (editing: CvEditState, name: string): CvEditState =>
  name === editing.value.name ? editing : { ...editing, value: { ...editing.value, name } };

/** The contents of one save request. */
export type SaveRequest = { snapshot: EditableCv; name?: string; operations?: readonly Operation[] };

export function saveRequestOf(editing: CvEditState): SaveRequest | undefined {
  const { base, value, rejected, conflicts, inDoubt } = editing;
  if (conflicts.length > 0 || rejected?.snapshot === value) return undefined;
  // An undone change may have been saved already; if so, the server needs the undo as well.
  if (isSaved(editing) && inDoubt.length === 0) return undefined;
  const { operations, whole } = unconfirmedChanges(editing);
  return {
    snapshot: value,
    ...(base.name === value.name ? {} : { name: value.name }),
    ...(whole ? {} : { operations }),
  };
}

const unconfirmedChanges = ({ unsent, inFlight = NO_CHANGES }: CvEditState): UnsentChanges => ({
  operations: [...inFlight.operations, ...unsent.operations],
  whole: inFlight.whole || unsent.whole,
});

export const markSent = (editing: CvEditState, { snapshot, operations }: SaveRequest): CvEditState => ({
  ...editing,
  // Changes made since the request was built are not in it.
  unsent: editing.value === snapshot ? NO_CHANGES : { operations: [], whole: true },
  inFlight: { operations: operations ?? [], whole: operations === undefined },
  inDoubt: [...editing.inDoubt, snapshot],
});

export const markNotReceived = (editing: CvEditState, { snapshot }: SaveRequest): CvEditState => ({
  ...editing,
  unsent: unconfirmedChanges(editing),
  inFlight: undefined,
  inDoubt: withoutLastOccurrence(editing.inDoubt, snapshot),
});

/** Removes only the last occurrence: the same version may have been sent before, and that request may have arrived. */
const withoutLastOccurrence = (snapshots: readonly EditableCv[], snapshot: EditableCv) =>
  snapshots.filter((_, at) => at !== snapshots.lastIndexOf(snapshot));

export const markRejected = (
  editing: CvEditState,
  request: SaveRequest,
  faults: Readonly<Record<string, string>>,
): CvEditState => ({
  ...markNotReceived(editing, request),
  rejected: { snapshot: request.snapshot, faults },
});

export const markSaved = (editing: CvEditState, { id, revision, document }: StoredCvDocument): CvEditState => ({
  ...editing,
  ...{ id, revision },
  base: document,
  inFlight: undefined,
  inDoubt: [],
  rejected: undefined,
});

/** Merges a version that was saved elsewhere: applies its changes, keeps local changes and adds conflicts. */
export function rebase(editing: CvEditState, { id, revision, document: theirs }: StoredCvDocument): CvEditState {
  const { value, inDoubt, steps } = editing;
  const isNewer = revision !== editing.revision;
  const base = isNewer ? mergeBaseOf(editing, theirs) : editing.base;
  const merged = mergeContents(base.content, value.content, theirs.content);
  const name = value.name === base.name ? theirs.name : value.name;
  const before = conflictsStillApplying(editing.conflicts, editing.base.content, theirs.content);
  const next = {
    ...editing,
    ...{ id, revision },
    base: theirs,
    value: { name, content: isEqual(merged.content, value.content) ? value.content : merged.content },
    inFlight: undefined,
    // The outcome of requests sent since this same revision is still unknown.
    inDoubt: isNewer ? [] : inDoubt,
    rejected: undefined,
    conflicts: combineConflicts(before, conflictsOf(merged.conflicts)),
    steps: stepsNotOverwritten(steps, value.content, merged.content),
  };
  return withoutResolvedConflicts({ ...next, unsent: { operations: [], whole: !isSaved(next) } });
}

/**
 * Returns the common base of both versions: the last known server version, or a version sent since then if it arrived.
 */
function mergeBaseOf({ base, inDoubt }: CvEditState, theirs: EditableCv): EditableCv {
  const receivedSnapshot = inDoubt.find(
    (snapshot) => isSameName(snapshot, theirs) && isEqual(snapshot.content, theirs.content),
  );
  if (receivedSnapshot || inDoubt.length === 0) return receivedSnapshot ?? base;
  const contents = inDoubt.map(({ content }) => content);
  const { name } = inDoubt.find((snapshot) => isSameName(snapshot, theirs)) ?? base;
  return { name, content: commonBaseOf(base.content, contents, theirs.content) };
}

/** Compares names without surrounding spaces, because the server trims them. */
const isSameName = (one: EditableCv, other: EditableCv) => one.name.trim() === other.name.trim();

/** Returns the local value at the path of a conflict. */
export const localValueOf = ({ value }: CvEditState, { at, field }: CvConflict): unknown => {
  const node = nodeAt(value.content, at);
  return field === undefined ? node?.value : node?.value[field];
};

/** Resolves a conflict. Undo restores the discarded value. */
export function resolveConflict(
  editing: CvEditState,
  conflict: CvConflict,
  keep: 'mine' | 'theirs',
  at: number,
): CvEditState {
  const conflicts = editing.conflicts.filter((other) => other !== conflict);
  // A step of its own, so that undoing it doesn't also undo the edit just before.
  const rest = { ...editing, conflicts, steps: endCurrentStep(editing.steps) };
  const node = nodeAt(rest.value.content, conflict.at);
  if (!node) return rest;
  if (conflict.field !== undefined) {
    if (keep === 'mine') return rest;
    return edit(rest, [valueOperation(conflict.at, conflict.field, conflict.theirs)], at);
  }
  const isRemoved = (keep === 'theirs') === (conflict.theirs === 'removed');
  return isRemoved ? edit(rest, [{ do: 'remove', at: conflict.at }], at) : rest;
}

const valueOperation = (at: NodePath, field: string, value: unknown): Operation =>
  field === 'visible' ? { do: 'hide', at, hidden: value !== true } : { do: 'set', at, field, value };

const withoutResolvedConflicts = (editing: CvEditState): CvEditState => ({
  ...editing,
  conflicts: openConflicts(editing.conflicts, editing.value.content),
});
