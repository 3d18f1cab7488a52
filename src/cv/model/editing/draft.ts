import { mergeContents } from '../changes/merge.ts';
import { upgradeContent } from '../upgrade.ts';
import { conflictsOf, joined, stillOpen } from './conflicts.ts';
import { type Editing, editingOf, type Face, isSaved, rebased, type Stored } from './editing.ts';

/** Unsaved changes of a CV, as kept in the browser. */
export type Draft = Pick<Editing, 'id' | 'revision' | 'base' | 'value' | 'inDoubt' | 'conflicts'> & { at: number };

export function draftOf(editing: Editing, at: number): Draft | undefined {
  const { id, revision, base, value, inDoubt, conflicts } = editing;
  const waits = !isSaved(editing) || inDoubt.length > 0 || conflicts.length > 0;
  return waits ? { id, revision, base, value, inDoubt, conflicts, at } : undefined;
}

/**
 * Resumes editing from drafts, on top of the stored document or, when offline, of the newest state that a draft has
 * seen.
 */
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

/**
 * Returns the newest server state among the drafts. All drafts resume from it; otherwise one would revert changes that
 * another has already received.
 */
function newest(drafts: readonly Draft[]): Stored | undefined {
  const [draft] = drafts.toSorted((a, b) => b.revision - a.revision);
  return draft && { id: draft.id, revision: draft.revision, document: upgraded(draft.base) };
}

/** Upgrades a draft, which an older version of the product may have saved. */
const upgraded = ({ name, content }: Face): Face => ({ name, content: upgradeContent(content) });

/** Merges the drafts of two windows that were closed with different changes of the same CV. */
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
