/** Returns the items with one more before the first of the later ones that is still listed, else at the end. */
export function insertBefore<Item, Key>(
  items: readonly Item[],
  added: Item,
  later: readonly Key[],
  keyOf: (item: Item) => Key | undefined,
): Item[] {
  const listed = new Map(items.map((item, at) => [keyOf(item), at]));
  const next = later.find((key) => listed.has(key));
  return items.toSpliced((next === undefined ? undefined : listed.get(next)) ?? items.length, 0, added);
}
