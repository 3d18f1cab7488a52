import { mergeContents } from '../changes/merge.ts';
import { upgradeContent } from '../upgrade.ts';
import { conflictsOf, joined, stillOpen } from './conflicts.ts';
import { type Editing, editingOf, type Face, isSaved, rebased, type Stored } from './editing.ts';

/** What is not saved yet, as it is kept in the browser. */
export type Draft = Pick<Editing, 'id' | 'revision' | 'base' | 'value' | 'inDoubt' | 'conflicts'> & { at: number };

export function draftOf(editing: Editing, at: number): Draft | undefined {
  const { id, revision, base, value, inDoubt, conflicts } = editing;
  const waits = !isSaved(editing) || inDoubt.length > 0 || conflicts.length > 0;
  return waits ? { id, revision, base, value, inDoubt, conflicts, at } : undefined;
}

/** Goes on where drafts ended, on what the server has by now. Without a connection, on what it had. */
export function resumed(stored: Stored | undefined, drafts: readonly Draft[]): Editing {
  const known = stored ?? newest(drafts);
  const [first, ...others] = drafts.map((draft) => onto(draft, known));
  if (first) return others.reduce(together, first);
  if (!stored) throw new Error('there is nothing to go on with');
  return editingOf(stored);
}

function onto({ at: _, ...draft }: Draft, stored: Stored | undefined): Editing {
  const { id, revision } = draft;
  const base = upgraded(draft.base);
  const begun = {
    ...editingOf({ id, revision, document: base }),
    value: upgraded(draft.value),
    unsent: { operations: [], whole: true },
    inDoubt: draft.inDoubt.map(upgraded),
    conflicts: draft.conflicts,
  };
  return stored ? rebased(begun, stored) : begun;
}

/** The last that any of them was told: each goes on from there, or one would take back what another knows. */
function newest(drafts: readonly Draft[]): Stored | undefined {
  const [draft] = drafts.toSorted((a, b) => b.revision - a.revision);
  return draft && { id: draft.id, revision: draft.revision, document: upgraded(draft.base) };
}

/** A draft may be older than the product. */
const upgraded = ({ name, content }: Face): Face => ({ name, content: upgradeContent(content) });

/** Two windows were closed with different changes of the same CV. */
function together(one: Editing, other: Editing): Editing {
  const merged = mergeContents(one.base.content, one.value.content, other.value.content);
  const name = one.value.name === one.base.name ? other.value.name : one.value.name;
  const conflicts = joined(joined(one.conflicts, other.conflicts), conflictsOf(merged.conflicts));
  return {
    ...one,
    value: { name, content: merged.content },
    unsent: { operations: [], whole: true },
    inDoubt: [...one.inDoubt, ...other.inDoubt],
    conflicts: stillOpen(conflicts, merged.content),
  };
}
