import { isEqual } from '#platform/autosave/fields.ts';
import type { Conflict as Contradiction } from '../changes/merge.ts';
import type { CvContent } from '../content.ts';
import type { Path } from '../tree.ts';
import { findPlaceIn } from './find-place.ts';

/** A field that both sides changed or, without a field, a place that one side removed and the other changed. */
export type Conflict = { at: Path; field?: string; theirs: unknown };

/** Fields whose conflicts are not shown, because members don't see them: imported extras and dismissed checks. */
const UNSEEN = ['extras', 'dismissed'];

/** Converts the conflicts of a merge. Dotted field names, for example `basics.location.city`, become paths. */
export function conflictsOf(contradictions: readonly Contradiction[]): Conflict[] {
  return contradictions.flatMap(({ at, field, theirs }) => {
    if (field === undefined) return [{ at, theirs }];
    const names = field.split('.');
    const last = names.at(-1) ?? field;
    return UNSEEN.includes(last) ? [] : [{ at: [...at, ...names.slice(0, -1)], field: last, theirs }];
  });
}

/**
 * Returns the conflicts that are still open, with up-to-date paths. A conflict ends when both sides have the same value
 * or the place is gone.
 */
export function stillOpen(conflicts: readonly Conflict[], content: CvContent): Conflict[] {
  const find = findPlaceIn(content);
  return conflicts.flatMap((conflict) => {
    const { at, field, theirs } = conflict;
    const place = find(at);
    if (!place || (field !== undefined && isEqual(place.value[field], theirs))) return [];
    return [isEqual(place.path, at) ? conflict : { ...conflict, at: place.path }];
  });
}

/** Returns the conflicts in which their value is unchanged. A new value of theirs is reported as a new conflict. */
export function stillTheirs(conflicts: readonly Conflict[], before: CvContent, now: CvContent): Conflict[] {
  const [was, is] = [findPlaceIn(before), findPlaceIn(now)];
  return conflicts.filter(({ at, field, theirs }) => {
    const [one, other] = [was(at), is(at)];
    if (field === undefined) return Boolean(one) === Boolean(other);
    // A value from another window that was never saved can't be withdrawn by anyone else, so its conflict stays.
    const wasTheirs = one !== undefined && isEqual(one.value[field], theirs);
    return !wasTheirs || isEqual(other?.value[field], theirs);
  });
}

/** Combines two lists of conflicts without duplicates. */
export const joined = (some: readonly Conflict[], more: readonly Conflict[]): Conflict[] => [
  ...some.filter((one) => !more.some((other) => isEqual(one, other))),
  ...more,
];
