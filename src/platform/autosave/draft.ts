import { type Editing, editingOf, type Stored } from './editing.ts';
import { type Fields, valueAt } from './fields.ts';
import { rebased } from './rebase.ts';
import { mergeChanges } from './three-way.ts';

/** What is not saved yet, as it is kept in the browser. */
export type Draft<Document extends Fields> = Pick<
  Editing<Document>,
  'id' | 'revision' | 'base' | 'value' | 'typed' | 'inDoubt' | 'conflicts'
> & { at: number };

/** Keeps drafts until they are saved, through a reload or a crash. */
export type DraftStore = {
  write(key: string, draft: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  /** All whose key begins so. */
  list(beginning: string): Promise<{ key: string; draft: unknown }[]>;
};

export const draftOf = <Document extends Fields>(editing: Editing<Document>, at: number): Draft<Document> => {
  const { id, revision, base, value, typed, inDoubt, conflicts } = editing;
  return { id, revision, base, value, typed, inDoubt, conflicts, at };
};

/** Goes on where drafts ended, on what the server has by now. Without a connection, on what it had. */
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

/** Two windows were closed with different changes of the same thing. */
function together<Document extends Fields>(one: Editing<Document>, other: Editing<Document>): Editing<Document> {
  const { value, conflicts } = mergeChanges(one.base, one.value, other.value);
  const found = conflicts.map((path) => ({ path, theirs: valueAt(other.value, path) }));
  return { ...one, value: value as Document, conflicts: [...one.conflicts, ...found] };
}
