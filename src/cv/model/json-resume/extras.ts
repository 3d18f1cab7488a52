import { CV_LIMITS } from '../content.ts';
import type { Extra } from '../shapes.ts';
import { isSameJson, type JsonObject, own } from './json.ts';
import { canonicalOf, type Table } from './tables.ts';

const fits = (key: string) => key.length <= CV_LIMITS.key && !/[\0\p{Cs}]/u.test(key);

/**
 * Returns the data of an object that our fields don't write back unchanged. A key of an older version is bound to the
 * one that we write instead, and is dropped once that changes. Data that doesn't fit shows up as a difference one level
 * up.
 */
export function extrasOf(source: JsonObject, wrote: JsonObject, table: Table): Extra[] {
  return [...new Set([...Object.keys(source), ...Object.keys(wrote)])]
    .filter((key) => fits(key) && !isSameJson(own(source, key), own(wrote, key)))
    .sort()
    .slice(0, CV_LIMITS.extras - 1)
    .map((key) => {
      const [was, instead] = [own(source, key), own(wrote, canonicalOf(table, key))];
      return { key, ...(was === undefined ? {} : { was }), ...(instead === undefined ? {} : { wrote: instead }) };
    });
}

/** Restores an object as it was before the import, as far as our fields still write the same values. */
export function withExtras(wrote: JsonObject, extras: readonly Extra[], table: Table): JsonObject {
  const result = new Map<string, unknown>();
  const valid = extras.filter((extra) => isSameJson(extra.wrote, own(wrote, canonicalOf(table, extra.key))));
  const instead = Map.groupBy(valid, ({ key }) => canonicalOf(table, key));
  for (const key of new Set([...Object.keys(wrote), ...instead.keys()])) {
    if (Object.hasOwn(wrote, key)) result.set(key, wrote[key]);
    for (const extra of instead.get(key) ?? []) {
      if (extra.was === undefined) result.delete(extra.key);
      else result.set(extra.key, extra.was);
    }
  }
  return Object.fromEntries(result);
}
