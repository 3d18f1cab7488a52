import { isEqual } from '#platform/autosave/fields.ts';
import { type FlatContent, type FlatNode, flatten, unflatten } from '../changes/flat.ts';
import type { CvContent } from '../content.ts';

/**
 * Returns the common base of both versions when versions were sent without an answer and others may have built on them.
 * Values of theirs that equal a sent version are taken from it. All others stay as in `base`, so that their changes
 * count as new.
 */
export const seenBefore = (base: CvContent, sent: readonly CvContent[], theirs: CvContent) =>
  sent.reduce((seen, one) => unflatten(withAgreed(flatten(seen), flatten(one), flatten(theirs))), base);

function withAgreed(base: FlatContent, one: FlatContent, other: FlatContent): FlatContent {
  const agreed: FlatContent = new Map();
  for (const id of new Set([...base.keys(), ...one.keys(), ...other.keys()])) {
    const node = agreedNode(base.get(id), one.get(id), other.get(id));
    if (node) agreed.set(id, node);
  }
  const inside = Map.groupBy(agreed.values(), ({ parent }) => parent);
  for (const [id, node] of agreed) {
    const here = inside.get(id) ?? [];
    agreed.set(id, { ...node, lists: Object.fromEntries(listsOf(node, here)) });
  }
  return agreed;
}

/** Returns the node of the base, updated with the values that both versions have in common. */
function agreedNode(before: FlatNode | undefined, one: FlatNode | undefined, other: FlatNode | undefined) {
  if (!one || !other) return one || other ? before : undefined;
  const place = isEqual([one.parent, one.list], [other.parent, other.list]) ? one : (before ?? one);
  const names = Object.keys(one.fields);
  const fields = names.map((name) => {
    const isSame = isEqual(one.fields[name], other.fields[name]);
    return [name, isSame ? one.fields[name] : before?.fields[name]];
  });
  return { ...place, lists: (before ?? one).lists, fields: Object.fromEntries(fields) };
}

/** Returns the lists of a node, limited to existing children, in their previous order. */
function listsOf({ lists }: FlatNode, here: readonly FlatNode[]) {
  const names = new Set([...Object.keys(lists), ...here.map(({ list }) => list)]);
  names.delete('');
  return [...names].map((name) => {
    const ids = here.filter(({ list }) => list === name).map(({ id }) => id);
    const order = (lists[name] ?? []).filter((id) => ids.includes(id));
    return [name, [...new Set([...order, ...ids])]] as const;
  });
}
