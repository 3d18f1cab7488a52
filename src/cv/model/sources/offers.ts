import { isEqual } from '#platform/pure/autosave/fields.ts';
import { type DiffSegment, diffWords } from '#platform/pure/word-diff.ts';
import { formatValue } from '../changes/format-value.ts';
import type { CvContent } from '../content.ts';
import type { Operation } from '../operations.ts';
import type { ItemSource } from '../shapes.ts';
import {
  allNodesOf,
  childrenIn,
  type FieldValues,
  findChild,
  listKindsOf,
  type NodePath,
  nodeTitleOf,
  shapeOf,
  type TreeNode,
  type TreeNodeKind,
} from '../tree.ts';
import { nodesIn, seenWith, withLocalIds } from './seen.ts';

/** An update for an entry whose record has changed since the entry was made from it. */
export type SourceOffer = {
  /** The entry, or the node in it that changes. */
  at: NodePath;
  /** The title of the entry. */
  name: string;
  /** The changed field, or the list to which the node is added or from which it is removed. */
  field: string;
  change: 'changed' | 'added' | 'removed';
  /** The word-by-word diff from the CV's value to that of the source. */
  words: DiffSegment[];
  /** Operations that accept the update; `leave` declines it. Both prevent the same offer from being made again. */
  take: Operation[];
  leave: Operation[];
};
/** An entry whose record no longer exists. The entry is kept. */
export type OrphanedItem = { at: NodePath; name: string; leave: Operation[] };

/** Returns the updates that a CV can take over. `sources` has the current fields of records by id. */
export function offersOf(content: CvContent, sources: ReadonlyMap<string, FieldValues>) {
  const linkedNodes = allNodesOf(content).flatMap((node) => {
    const source = node.value.source as ItemSource | null | undefined;
    return source ? [{ node, source, latest: sources.get(source.id) }] : [];
  });
  return {
    offers: linkedNodes.flatMap(({ node, source, latest }) =>
      latest ? offersFor(node, source, withLocalIds(latest, source.ids ?? {})) : [],
    ),
    orphans: linkedNodes.flatMap(({ node, latest }): OrphanedItem[] =>
      latest ? [] : [{ at: node.path, name: nodeTitleOf(node), leave: [setSource(node.path, null)] }],
    ),
  };
}

/** A change of the record since the entry was made from it, that the entry doesn't have. */
type Difference = Pick<SourceOffer, 'at' | 'field' | 'change' | 'words'> & {
  take: Operation;
  /** The field's new value; the added node; `undefined` for a removed one. */
  latest: unknown;
};

function offersFor(item: TreeNode, source: ItemSource, latest: FieldValues): SourceOffer[] {
  return differencesIn(item, source.seen, latest).map(({ latest: value, take, ...difference }) => {
    const seen = seenWith(source.seen, { ...difference, latest: value });
    const keep = setSource(item.path, { ...source, seen });
    return { ...difference, name: nodeTitleOf(item), take: [take, keep], leave: [keep] };
  });
}

function differencesIn(node: TreeNode, seen: FieldValues, latest: FieldValues): Difference[] {
  const lists = listKindsOf(node);
  const fields = Object.keys(shapeOf(node.kind)).filter((field) => Object.hasOwn(latest, field));
  return fields.flatMap((field): Difference[] => {
    const kind = lists[field];
    if (kind) return differencesInList(node, { list: field, kind }, nodesIn(seen, field), nodesIn(latest, field));
    const [current, value] = [node.value[field], latest[field]];
    if (isEqual(seen[field], value) || isEqual(current, value)) return [];
    return [
      {
        ...{ at: node.path, field, change: 'changed', latest: value },
        words: diffWords(formatValue(current), formatValue(value)),
        take: { do: 'set', at: node.path, field, value },
      },
    ];
  });
}

/** Properties of nested nodes that are no fields. */
const NODE_PROPERTIES: ReadonlySet<string> = new Set(['id', 'visible', 'extras']);

function differencesInList(
  owner: TreeNode,
  { list, kind }: { list: string; kind: TreeNodeKind },
  seen: readonly FieldValues[],
  latest: readonly FieldValues[],
): Difference[] {
  const seenById = new Map(seen.map((node) => [node.id, node]));
  const latestIds = new Set(latest.map(({ id }) => id));
  const path = (id: unknown) => [...owner.path, list, String(id)];
  const changedOrAdded = latest.flatMap((node, at): Difference[] => {
    const before = seenById.get(node.id);
    const own = findChild(owner, list, String(node.id));
    if (own) return differencesIn(own, before ?? node, node);
    // A node that the member has removed from the CV is not offered again.
    if (before) return [];
    const previous = latest.slice(0, at).findLast(({ id }) => findChild(owner, list, String(id)));
    return [
      {
        ...{ at: path(node.id), field: list, change: 'added', latest: node },
        words: diffWords('', textOf(kind, node)),
        take: { do: 'insert', into: owner.path, list, item: node, after: (previous?.id as string) ?? null },
      },
    ];
  });
  const removed = childrenIn(owner, list).flatMap((own): Difference[] => {
    const { id } = own.value;
    if (latestIds.has(id) || !seenById.has(id)) return [];
    return [
      {
        ...{ at: own.path, field: list, change: 'removed', latest: undefined },
        words: diffWords(textOf(kind, own.value), ''),
        take: { do: 'remove', at: own.path },
      },
    ];
  });
  return [...changedOrAdded, ...removed];
}

/** Returns the texts of a node, for a diff. */
function textOf(kind: TreeNodeKind, value: FieldValues): string {
  const lists = listKindsOf({ kind, value });
  return Object.entries(value)
    .flatMap(([name, field]) => {
      if (NODE_PROPERTIES.has(name) || typeof field === 'boolean') return [];
      const nested = lists[name];
      return nested ? nodesIn(value, name).map((node) => textOf(nested, node)) : [formatValue(field)];
    })
    .filter(Boolean)
    .join(', ');
}

const setSource = (at: NodePath, value: ItemSource | null): Operation => ({ do: 'set', at, field: 'source', value });
