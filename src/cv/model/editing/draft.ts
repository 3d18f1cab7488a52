import { mergeContents } from '../changes/merge.ts';
import { fillMissingContent } from '../upgrade.ts';
import { combineConflicts, conflictsOf, openConflicts } from './conflicts.ts';
import {
  type CvEditState,
  type EditableCv,
  editStateOf,
  isSaved,
  rebase,
  type StoredCvDocument,
} from './edit-state.ts';

/** Unsaved changes of a CV, as kept in the browser. */
export type CvDraft = Pick<CvEditState, 'id' | 'revision' | 'base' | 'value' | 'inDoubt' | 'conflicts'> & {
  at: number;
};

export function draftOf(editing: CvEditState, at: number): CvDraft | undefined {
  const { id, revision, base, value, inDoubt, conflicts } = editing;
  const isUnsaved = !isSaved(editing) || inDoubt.length > 0 || conflicts.length > 0;
  return isUnsaved ? { id, revision, base, value, inDoubt, conflicts, at } : undefined;
}

/** Resumes editing from drafts, on top of the stored document or, offline, of the newest server version in a draft. */
export function resumeEditing(stored: StoredCvDocument | undefined, drafts: readonly CvDraft[]): CvEditState {
  const latest = stored ?? newestServerVersion(drafts);
  const [first, ...others] = drafts.map((draft) => rebaseDraft(draft, latest));
  if (first) return others.reduce(mergeDrafts, first);
  if (!stored) throw new Error('no stored document and no draft to resume');
  return editStateOf(stored);
}

function rebaseDraft({ at: _, ...draft }: CvDraft, stored: StoredCvDocument | undefined): CvEditState {
  const { id, revision } = draft;
  const base = upgradeDocument(draft.base);
  const restored = {
    ...editStateOf({ id, revision, document: base }),
    value: upgradeDocument(draft.value),
    unsent: { operations: [], whole: true },
    inDoubt: draft.inDoubt.map(upgradeDocument),
    conflicts: draft.conflicts,
  };
  return stored ? rebase(restored, stored) : restored;
}

/**
 * Returns the newest server state among the drafts. All drafts resume from it; otherwise one would revert changes that
 * another has already received.
 */
function newestServerVersion(drafts: readonly CvDraft[]): StoredCvDocument | undefined {
  const [draft] = drafts.toSorted((a, b) => b.revision - a.revision);
  return draft && { id: draft.id, revision: draft.revision, document: upgradeDocument(draft.base) };
}

/**
 * Fills in what a draft lacks that an older version of the product saved. Sections keep their columns: those of the
 * stored document prevail, because the draft did not change them.
 */
const upgradeDocument = ({ name, content }: EditableCv): EditableCv => ({ name, content: fillMissingContent(content) });

/** Merges the drafts of two windows that were closed with different changes of the same CV. */
function mergeDrafts(one: CvEditState, other: CvEditState): CvEditState {
  const merged = mergeContents(one.base.content, one.value.content, other.value.content);
  const name = one.value.name === one.base.name ? other.value.name : one.value.name;
  const conflicts = combineConflicts(combineConflicts(one.conflicts, other.conflicts), conflictsOf(merged.conflicts));
  return {
    ...one,
    value: { name, content: merged.content },
    unsent: { operations: [], whole: true },
    inDoubt: [...one.inDoubt, ...other.inDoubt],
    conflicts: openConflicts(conflicts, merged.content),
  };
}
