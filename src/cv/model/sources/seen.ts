import type { ItemSource } from '../shapes.ts';
import { type FieldValues, type NodePath, nodesIn } from '../tree.ts';

/** A change of a record in one place, as an offer describes it. */
type SeenChange = {
  at: NodePath;
  field: string;
  change: 'changed' | 'added' | 'removed';
  /** The field's new value; the added node; `undefined` for a removed one. */
  latest: unknown;
};

/** The length of the path of an entry: its section and itself. */
const ITEM_DEPTH = 4;
/** Splits the path of a node into that of its entry and that from the entry to the node. */
export const splitAtItem = (at: NodePath) => ({ item: at.slice(0, ITEM_DEPTH), inside: at.slice(ITEM_DEPTH) });

/** Reports whether a path leads to an entry or to a node in it. */
export const isWithinItem = (at: NodePath, item: NodePath) => splitAtItem(at).item.join('/') === item.join('/');

/** Returns the seen values of an entry with one change of its record, which is then not offered again. */
export function seenWith(seen: FieldValues, { at, field, change, latest }: SeenChange): FieldValues {
  const { inside } = splitAtItem(at);
  if (change === 'changed') return replaceIn(seen, inside, (node) => ({ ...node, [field]: latest }));
  const [owner, id] = [inside.slice(0, -2), inside.at(-1)];
  return replaceIn(seen, owner, (node) => {
    const others = nodesIn(node, field).filter((one) => one.id !== id);
    return { ...node, [field]: change === 'added' ? [...others, latest] : others };
  });
}

/** Returns the seen value at a change: of the field, or of the node that is added or removed. */
export function seenAt(seen: FieldValues, { at, field, change }: Omit<SeenChange, 'latest'>): unknown {
  const node = nodeIn(seen, splitAtItem(at).inside);
  return change === 'changed' ? node?.[field] : node;
}

function nodeIn(value: FieldValues, [list, id, ...rest]: NodePath): FieldValues | undefined {
  if (list === undefined) return value;
  const node = nodesIn(value, list).find((one) => one.id === id);
  return node && nodeIn(node, rest);
}

function replaceIn(
  value: FieldValues,
  [list, id, ...rest]: NodePath,
  change: (node: FieldValues) => FieldValues,
): FieldValues {
  if (list === undefined) return change(value);
  const nodes = nodesIn(value, list);
  const changed = nodes.some((node) => node.id === id)
    ? nodes.map((node) => (node.id === id ? replaceIn(node, rest, change) : node))
    : [...nodes, replaceIn({ id }, rest, change)];
  return { ...value, [list]: changed };
}

/** Returns the fields of a record with the ids that its nodes have in a CV. */
export function withLocalIds(fields: FieldValues, ids: Readonly<Record<string, string>>): FieldValues {
  if (Object.keys(ids).length === 0) return fields;
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (typeof value !== 'object' || value === null) return value;
    const copy = Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, name === 'extras' ? child : convert(child)]),
    );
    return typeof copy.id === 'string' ? { ...copy, id: ids[copy.id] ?? copy.id } : copy;
  };
  return convert(fields) as FieldValues;
}

/** Returns the source of a copy of an entry whose nodes have other ids. */
export const withOtherIds = (source: ItemSource, ids: Readonly<Record<string, string>>): ItemSource =>
  withIdsAdded({ ...source, seen: withLocalIds(source.seen, ids) }, ids);

/** Returns a source that remembers new ids of nodes, by the ids that they had in the CV. */
export function withIdsAdded(source: ItemSource, newIds: Readonly<Record<string, string>>): ItemSource {
  const recordIds = new Map(Object.entries(source.ids ?? {}).map(([recordId, id]) => [id, recordId]));
  const added = Object.entries(newIds).map(([id, next]) => [recordIds.get(id) ?? id, next]);
  return added.length === 0 ? source : { ...source, ids: { ...source.ids, ...Object.fromEntries(added) } };
}
