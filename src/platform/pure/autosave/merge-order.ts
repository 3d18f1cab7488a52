import { isEqual } from './fields.ts';

/**
 * Merges two orders: that of the side which reordered items, with the other side's additions behind their predecessors.
 * If both reordered, mine wins.
 */
export function mergeOrder(before: readonly string[], own: readonly string[], other: readonly string[]): string[] {
  return hasSameOrder(before, own) ? withMissing(other, own) : withMissing(own, other);
}

/** Tests whether the keys in both lists have the same relative order. */
export function hasSameOrder(before: readonly string[], after: readonly string[]) {
  const [was, is] = [new Set(before), new Set(after)];
  return isEqual(
    before.filter((key) => is.has(key)),
    after.filter((key) => was.has(key)),
  );
}

/** Returns an order with the keys that only another one has, each behind its predecessor there. */
export function withMissing(order: readonly string[], added: readonly string[]) {
  const all = [...order];
  const present = new Set(order);
  for (const [at, key] of added.entries()) {
    if (present.has(key)) continue;
    present.add(key);
    const previous = added[at - 1];
    all.splice(previous === undefined ? 0 : all.indexOf(previous) + 1, 0, key);
  }
  return all;
}
