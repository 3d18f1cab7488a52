import { isEqual } from '#platform/autosave/fields.ts';
import type { Conflict as Contradiction } from '../changes/merge.ts';
import type { CvContent } from '../content.ts';
import type { Path } from '../tree.ts';
import { findPlaceIn } from './find-place.ts';

/** Where both changed one field; where there is no field, one removed what the other changed. */
export type Conflict = { at: Path; field?: string; theirs: unknown };

/** What came along with a file from elsewhere, and what of the checks was dismissed, is nothing to choose between. */
const UNSEEN = ['extras', 'dismissed'];

/** In the merge, fields of what is there once are told by where they lead: `basics.location.city`. */
export function conflictsOf(contradictions: readonly Contradiction[]): Conflict[] {
  return contradictions.flatMap(({ at, field, theirs }) => {
    if (field === undefined) return [{ at, theirs }];
    const names = field.split('.');
    const last = names.at(-1) ?? field;
    return UNSEEN.includes(last) ? [] : [{ at: [...at, ...names.slice(0, -1)], field: last, theirs }];
  });
}

/** A contradiction ends where both say the same, or where what it is about is gone; it goes where that is moved. */
export function stillOpen(conflicts: readonly Conflict[], content: CvContent): Conflict[] {
  const find = findPlaceIn(content);
  return conflicts.flatMap((conflict) => {
    const { at, field, theirs } = conflict;
    const place = find(at);
    if (!place || (field !== undefined && isEqual(place.value[field], theirs))) return [];
    return [isEqual(place.path, at) ? conflict : { ...conflict, at: place.path }];
  });
}

/** Those in which they still say what they said: what they say now in place of it is told by itself. */
export function stillTheirs(conflicts: readonly Conflict[], before: CvContent, now: CvContent): Conflict[] {
  const [was, is] = [findPlaceIn(before), findPlaceIn(now)];
  return conflicts.filter(({ at, field, theirs }) => {
    const [one, other] = [was(at), is(at)];
    if (field === undefined) return Boolean(one) === Boolean(other);
    // What was written in another window, and never saved, nobody else can take back.
    const wasTheirs = one !== undefined && isEqual(one.value[field], theirs);
    return !wasTheirs || isEqual(other?.value[field], theirs);
  });
}

/** All of them, each once. */
export const joined = (some: readonly Conflict[], more: readonly Conflict[]): Conflict[] => [
  ...some.filter((one) => !more.some((other) => isEqual(one, other))),
  ...more,
];
