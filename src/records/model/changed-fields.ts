import { type DocumentFields, isEqual, isObject } from '#platform/pure/autosave/fields.ts';

/**
 * Returns the paths of the fields in which two documents differ, at most two names deep: `title`, or `caseStudy.problem`
 * for a field that is an object in both.
 */
export function changedFields(before: DocumentFields, after: DocumentFields): string[] {
  return namesOf(before, after).flatMap((name) => {
    const [old, now] = [before[name], after[name]];
    if (isEqual(old, now)) return [];
    if (!isObject(old) || !isObject(now)) return [name];
    return namesOf(old, now)
      .filter((part) => !isEqual(old[part], now[part]))
      .map((part) => `${name}.${part}`);
  });
}

const namesOf = (one: DocumentFields, other: DocumentFields) => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];
