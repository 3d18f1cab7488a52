import { isObject } from '../../../../platform/pure/json.ts';
import { CV_LIMITS } from '../../content.ts';
import { makeSourceObject, type SourceObject } from './source-object.ts';

/** The key of a text that stands where an object is expected. */
export const TEXT_KEY = '#text';

/**
 * Opens an object whose values are found under the paths of their keys, such as `Period.From.Year`, however deep they
 * are. Lists stay as they are, and so does everything under a path that is too long for a key.
 */
export function makeFlatSource(value: unknown, from: string): SourceObject {
  const values = new Map<string, unknown>();
  const flatten = (inner: unknown, path: string) => {
    for (const [key, raw] of Object.entries(isObject(inner) ? inner : { [TEXT_KEY]: inner })) {
      const name = path === '' ? key : `${path}.${key}`;
      if (isObject(raw) && name.length <= CV_LIMITS.key / 2) flatten(raw, name);
      else values.set(name, raw);
    }
  };
  flatten(value, '');
  return makeSourceObject(Object.fromEntries(values), from);
}

/** Returns a value as a list: a program that converts XML writes a list of one as its only entry. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value : [value];
}

/** Opens the entries of a list, or the only one of them. */
export const flatSourcesIn = (value: unknown, from: string): SourceObject[] =>
  listOf(value).map((entry, at) => makeFlatSource(entry, `${from}.${at}`));
