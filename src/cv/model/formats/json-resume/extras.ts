import { isEqualJson, type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import { CV_LIMITS } from '../../content.ts';
import type { Extra } from '../../shapes.ts';
import { canonicalKeyOf, type KeyTable } from './tables.ts';

const isStorableKey = (key: string) => key.length <= CV_LIMITS.key && !/[\0\p{Cs}]/u.test(key);

/**
 * Returns the data of an object that our fields don't write back unchanged. A key of an older version is bound to the
 * one that we write instead, and is dropped once that changes. Data that doesn't fit shows up as a difference one level
 * up.
 */
export function extrasOf(source: JsonObject, output: JsonObject, table: KeyTable): Extra[] {
  return [...new Set([...Object.keys(source), ...Object.keys(output)])]
    .filter((key) => isStorableKey(key) && !isEqualJson(ownProperty(source, key), ownProperty(output, key)))
    .sort()
    .slice(0, CV_LIMITS.extras - 1)
    .map((key) => {
      const [was, replacement] = [ownProperty(source, key), ownProperty(output, canonicalKeyOf(table, key))];
      return {
        key,
        ...(was === undefined ? {} : { was }),
        ...(replacement === undefined ? {} : { wrote: replacement }),
      };
    });
}

/** Restores an object as it was before the import, as far as our fields still write the same values. */
export function withExtras(output: JsonObject, extras: readonly Extra[], table: KeyTable): JsonObject {
  const result = new Map<string, unknown>();
  const applicable = extras.filter((extra) =>
    isEqualJson(extra.wrote, ownProperty(output, canonicalKeyOf(table, extra.key))),
  );
  const replacement = Map.groupBy(applicable, ({ key }) => canonicalKeyOf(table, key));
  for (const key of new Set([...Object.keys(output), ...replacement.keys()])) {
    if (Object.hasOwn(output, key)) result.set(key, output[key]);
    for (const extra of replacement.get(key) ?? []) {
      if (extra.was === undefined) result.delete(extra.key);
      else result.set(extra.key, extra.was);
    }
  }
  return Object.fromEntries(result);
}
