import { isEqual } from '#platform/autosave/fields.ts';
import { type FlatContent, type FlatNode, flatten, unflatten } from '../changes/flat.ts';
import type { CvContent } from '../content.ts';

/**
 * What they and I started from, where something was sent without an answer and others may have gone on from it: where they
 * say what was sent, they have it from there. Elsewhere it is the base, so that nothing of theirs is taken for known.
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

/** A node as it was, but for what both have made the same of it. */
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

/** What stands in the lists of a node, as far as it is there, in the order in which it stood. */
function listsOf({ lists }: FlatNode, here: readonly FlatNode[]) {
  const names = new Set([...Object.keys(lists), ...here.map(({ list }) => list)]);
  names.delete('');
  return [...names].map((name) => {
    const ids = here.filter(({ list }) => list === name).map(({ id }) => id);
    const order = (lists[name] ?? []).filter((id) => ids.includes(id));
    return [name, [...new Set([...order, ...ids])]] as const;
  });
}
