import { type FieldPath, isEqual, isObject } from './fields.ts';
import { hasSameOrder, mergeOrder } from './merge-order.ts';

export type MergedValue = {
  /** The merged value, with my value for conflicts. */
  value: unknown;
  /** The paths of the conflicts. */
  conflicts: readonly FieldPath[];
};

type MergeFunction = (base: unknown, mine: unknown, theirs: unknown) => MergedValue;
type KeyedItems = Map<string, unknown>;

/**
 * Merges two changes of a list whose items are identifiable: strings by value, objects by their `id` or `image`.
 * Returns undefined if the changes conflict or an item is not identifiable.
 */
export function mergeLists(
  base: unknown,
  mine: unknown[],
  theirs: unknown[],
  merge: MergeFunction,
): unknown[] | undefined {
  const [before, own, other] = [base ?? [], mine, theirs].map(itemsOf);
  if (!before || !own || !other) return undefined;
  const order = mergedOrder(before, own, other);
  const all = new Map<string, unknown>();
  for (const key of new Set([...own.keys(), ...other.keys()])) {
    const isRemoved = !own.has(key) || !other.has(key);
    if (isRemoved && before.has(key)) {
      // Removed on one side and changed on the other: only the user can decide.
      if (!isEqual(before.get(key), own.get(key) ?? other.get(key))) return undefined;
    } else {
      const { value, conflicts } = isRemoved
        ? { value: own.get(key) ?? other.get(key), conflicts: [] }
        : merge(before.get(key), own.get(key), other.get(key));
      if (conflicts.length > 0) return undefined;
      all.set(key, value);
    }
  }
  return order?.filter((key) => all.has(key)).map((key) => all.get(key));
}

function itemsOf(list: unknown): KeyedItems | undefined {
  if (!Array.isArray(list)) return undefined;
  const items = new Map(list.map((item): [string | undefined, unknown] => [keyOf(item), item]));
  return items.has(undefined) || items.size < list.length ? undefined : (items as KeyedItems);
}

function keyOf(item: unknown): string | undefined {
  if (typeof item === 'string') return item;
  const key = isObject(item) ? (item.id ?? item.image) : undefined;
  return typeof key === 'string' ? key : undefined;
}

/** Returns the merged order of the keys; undefined if both sides reordered, which only the user can resolve. */
function mergedOrder(before: KeyedItems, own: KeyedItems, other: KeyedItems): string[] | undefined {
  const [was, mine, theirs] = [[...before.keys()], [...own.keys()], [...other.keys()]];
  return hasSameOrder(was, mine) || hasSameOrder(was, theirs) ? mergeOrder(was, mine, theirs) : undefined;
}
