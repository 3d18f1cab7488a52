import { isEqual } from '#platform/pure/autosave/fields.ts';
import type { MergeConflict } from '../changes/merge.ts';
import type { CvContent } from '../content.ts';
import type { NodePath } from '../tree.ts';
import { makeNodeFinder } from './node-finder.ts';

/** A field that both sides changed or, without a field, a node that one side removed and the other changed. */
export type CvConflict = { at: NodePath; field?: string; theirs: unknown };

/**
 * Fields whose conflicts are not shown, because members don't see them: imported extras, dismissed checks, the choice of
 * wording and the links to the member's work.
 */
const HIDDEN_FIELDS = ['extras', 'dismissed', 'wording', 'source'];

/** Converts the conflicts of a merge. Dotted field names, for example `basics.location.city`, become paths. */
export function conflictsOf(mergeConflicts: readonly MergeConflict[]): CvConflict[] {
  return mergeConflicts.flatMap(({ at, field, theirs }) => {
    if (field === undefined) return [{ at, theirs }];
    const names = field.split('.');
    const last = names.at(-1) ?? field;
    return HIDDEN_FIELDS.includes(last) ? [] : [{ at: [...at, ...names.slice(0, -1)], field: last, theirs }];
  });
}

/**
 * Returns the conflicts that are still open, with up-to-date paths. A conflict ends when both sides have the same value
 * or the node no longer exists.
 */
export function openConflicts(conflicts: readonly CvConflict[], content: CvContent): CvConflict[] {
  const find = makeNodeFinder(content);
  return conflicts.flatMap((conflict) => {
    const { at, field, theirs } = conflict;
    const node = find(at);
    if (!node || (field !== undefined && isEqual(node.value[field], theirs))) return [];
    return [isEqual(node.path, at) ? conflict : { ...conflict, at: node.path }];
  });
}

/** Returns the conflicts whose remote value is unchanged. A new remote value is reported as a new conflict. */
export function conflictsStillApplying(
  conflicts: readonly CvConflict[],
  before: CvContent,
  now: CvContent,
): CvConflict[] {
  const [findBefore, findNow] = [makeNodeFinder(before), makeNodeFinder(now)];
  return conflicts.filter(({ at, field, theirs }) => {
    const [oldNode, other] = [findBefore(at), findNow(at)];
    if (field === undefined) return Boolean(oldNode) === Boolean(other);
    // A value from another window that was never saved can't be withdrawn by anyone else, so its conflict stays.
    const wasTheirs = oldNode !== undefined && isEqual(oldNode.value[field], theirs);
    return !wasTheirs || isEqual(other?.value[field], theirs);
  });
}

/** Combines two lists of conflicts without duplicates. */
export const combineConflicts = (some: readonly CvConflict[], more: readonly CvConflict[]): CvConflict[] => [
  ...some.filter((oldNode) => !more.some((other) => isEqual(oldNode, other))),
  ...more,
];
