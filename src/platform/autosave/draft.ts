import { type Editing, editingOf, type Stored } from './editing.ts';
import { type Fields, valueAt } from './fields.ts';
import { rebased } from './rebase.ts';
import { mergeChanges } from './three-way.ts';

/** The unsaved state of a document, as stored in the browser. */
export type Draft<Document extends Fields> = Pick<
  Editing<Document>,
  'id' | 'revision' | 'base' | 'value' | 'typed' | 'inDoubt' | 'conflicts'
> & { at: number };

/** A store that keeps drafts until they are saved, across reloads and crashes. */
export type DraftStore = {
  write(key: string, draft: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  /** Lists all drafts whose key starts with `beginning`. */
  list(beginning: string): Promise<{ key: string; draft: unknown }[]>;
};

export const draftOf = <Document extends Fields>(editing: Editing<Document>, at: number): Draft<Document> => {
  const { id, revision, base, value, typed, inDoubt, conflicts } = editing;
  return { id, revision, base, value, typed, inDoubt, conflicts, at };
};

/**
 * Restores the editing state from drafts, rebased onto the server's current version; if offline, onto their own base.
 */
export function resumed<Document extends Fields>(
  empty: Document,
  stored: Stored<Document> | undefined,
  drafts: readonly Draft<Document>[],
): Editing<Document> {
  const [first, ...others] = [...drafts].sort((a, b) => a.at - b.at).map((draft) => onto(empty, draft, stored));
  return others.reduce(together, first ?? editingOf(empty, stored));
}

function onto<Document extends Fields>(
  empty: Document,
  { at: _, ...draft }: Draft<Document>,
  stored: Stored<Document> | undefined,
): Editing<Document> {
  // A draft of an older version of the product may lack fields.
  const whole = { base: { ...empty, ...draft.base }, value: { ...empty, ...draft.value } };
  const editing = { ...editingOf(empty), ...draft, ...whole };
  return stored ? rebased(editing, stored) : editing;
}

/** Merges the drafts of two windows that were closed with different changes to one document. */
function together<Document extends Fields>(one: Editing<Document>, other: Editing<Document>): Editing<Document> {
  const { value, conflicts } = mergeChanges(one.base, one.value, other.value);
  const found = conflicts.map((path) => ({ path, theirs: valueAt(other.value, path) }));
  return { ...one, value: value as Document, conflicts: [...one.conflicts, ...found] };
}
