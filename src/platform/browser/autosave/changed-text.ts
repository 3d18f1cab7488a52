import { type DocumentFields, isEqual, isObject } from '../../pure/autosave/fields.ts';

type ChangedText = { path: string; before: string; after: string };

/** Returns the only text that differs between two values, with its path; undefined if anything else differs too. */
export function changedText(before: unknown, after: unknown, path = ''): ChangedText | undefined {
  if (typeof before === 'string' && typeof after === 'string') return { path, before, after };
  const [one, other] = [membersOf(before), membersOf(after)];
  if (!(one && other)) return undefined;
  const changed = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !isEqual(one[name], other[name]),
  );
  const [name = ''] = changed;
  return changed.length === 1 ? changedText(one[name], other[name], `${path}/${name}`) : undefined;
}

const membersOf = (value: unknown): DocumentFields | undefined =>
  Array.isArray(value) ? { ...value } : isObject(value) ? value : undefined;

/** Returns whether one text becomes the other by inserting or removing letters at one place, as typing does. */
export function isTyped(one: string, other: string) {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  return long.endsWith(short.slice(start));
}
