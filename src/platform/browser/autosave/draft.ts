import { type DocumentFields, valueAt } from '../../pure/autosave/fields.ts';
import { mergeChanges } from '../../pure/autosave/three-way.ts';
import { type EditingState, initialEditingState, type StoredDocument } from './editing.ts';
import { rebase } from './rebase.ts';

/** The unsaved state of a document, as stored in the browser. */
export type Draft<Document extends DocumentFields> = Pick<
  EditingState<Document>,
  'id' | 'revision' | 'base' | 'value' | 'typed' | 'inDoubt' | 'conflicts'
> & { at: number };

/** A store that keeps drafts until they are saved, across reloads and crashes. */
export type DraftStore = {
  write(key: string, draft: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  /** Lists all drafts whose key starts with `prefix`. */
  list(prefix: string): Promise<{ key: string; draft: unknown }[]>;
};

export const draftOf = <Document extends DocumentFields>(
  editing: EditingState<Document>,
  at: number,
): Draft<Document> => {
  const { id, revision, base, value, typed, inDoubt, conflicts } = editing;
  return { id, revision, base, value, typed, inDoubt, conflicts, at };
};

/**
 * Restores the editing state from drafts, rebased onto the server's current version; if offline, onto their own base.
 */
export function resumeEditing<Document extends DocumentFields>(
  empty: Document,
  stored: StoredDocument<Document> | undefined,
  drafts: readonly Draft<Document>[],
): EditingState<Document> {
  const [first, ...others] = [...drafts].sort((a, b) => a.at - b.at).map((draft) => rebaseDraft(empty, draft, stored));
  return others.reduce(mergeDrafts, first ?? initialEditingState(empty, stored));
}

function rebaseDraft<Document extends DocumentFields>(
  empty: Document,
  { at: _, ...draft }: Draft<Document>,
  stored: StoredDocument<Document> | undefined,
): EditingState<Document> {
  // A draft of an older version of the product may lack fields.
  const whole = { base: { ...empty, ...draft.base }, value: { ...empty, ...draft.value } };
  const editing = { ...initialEditingState(empty), ...draft, ...whole };
  return stored ? rebase(editing, stored) : editing;
}

/** Merges the drafts of two windows that were closed with different changes to one document. */
function mergeDrafts<Document extends DocumentFields>(
  one: EditingState<Document>,
  other: EditingState<Document>,
): EditingState<Document> {
  const { value, conflicts } = mergeChanges(one.base, one.value, other.value);
  const newConflicts = conflicts.map((path) => ({ path, theirs: valueAt(other.value, path) }));
  return { ...one, value: value as Document, conflicts: [...one.conflicts, ...newConflicts] };
}
