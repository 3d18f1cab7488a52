import { isEqual } from '#platform/pure/autosave/fields.ts';
import { type DiffSegment, diffWords } from '#platform/pure/word-diff.ts';
import { formatValue } from '../changes/format-value.ts';
import type { CvContent } from '../content.ts';
import { type Wording, wordedFields } from '../entries/wordings.ts';
import type { Operation } from '../operations.ts';
import type { ItemSource } from '../shapes.ts';
import {
  childrenIn,
  type FieldValues,
  listKindsOf,
  type NodePath,
  nodesIn,
  nodeTitleOf,
  shapeOf,
  type TreeNode,
  type TreeNodeKind,
} from '../tree.ts';
import { linkedItems } from './linked-items.ts';
import { seenWith, withLocalIds } from './seen.ts';

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
  /** The added nodes that come directly before an added one in its record, the nearest first. */
  predecessors: string[];
  /** Operations that accept the update; `leave` declines it. Both prevent the same offer from being made again. */
  take: Operation[];
  leave: Operation[];
};
/** An entry whose record no longer exists. The entry is kept. */
export type OrphanedItem = { at: NodePath; name: string; leave: Operation[] };

/** A record of the member's work: its current fields, and other wordings of its texts. */
export type WorkSource = { fields: FieldValues; wordings: readonly Wording[] };

/**
 * Returns the updates that a CV can take over, as many as `maxSize` characters of values allow. `sources` has the current
 * records by id.
 */
export function offersOf(content: CvContent, sources: ReadonlyMap<string, WorkSource>, maxSize = MAX_SIZE) {
  const linkedNodes = linkedItems(content)
    .filter(({ source }) => source.language === undefined)
    .map(({ source, ...node }) => {
      const record = sources.get(source.id);
      return { node, source, latest: record && fieldsFor(content, { node, source, record }) };
    });
  return {
    offers: offersWithin(
      maxSize,
      linkedNodes.flatMap(({ node, source, latest }) => (latest ? [{ node, source, latest }] : [])),
    ),
    orphans: linkedNodes.flatMap(({ node, latest }): OrphanedItem[] =>
      latest ? [] : [{ at: node.path, name: nodeTitleOf(node), leave: [setSource(node.path, null)] }],
    ),
  };
}

/** The most values of records, in characters of JSON, that the operations of all offers may hold together. */
const MAX_SIZE = 4_000_000;

type Compared = { node: TreeNode; source: ItemSource; latest: FieldValues };

/** Returns the first offers, as many as fit in a size. The others follow once these are answered. */
function offersWithin(maxSize: number, compared: readonly Compared[]): SourceOffer[] {
  let left = maxSize;
  return compared.flatMap(({ node, source, latest }) => {
    const differences = differencesIn(node, source.seen, latest);
    if (differences.length === 0) return [];
    // Both answers contain all that was seen of the record.
    const sizeOfOne = 2 * Math.max(JSON.stringify(source).length, JSON.stringify(latest).length);
    const fitting = differences.slice(0, Math.max(0, Math.floor(left / sizeOfOne)));
    left -= fitting.length * sizeOfOne;
    return fitting.map((difference) => toOffer(node, source, difference));
  });
}

type Linked = { node: TreeNode; source: ItemSource; record: WorkSource };

/** Returns the fields of a record as an entry shows them: in the wording of the entry, with the ids of the CV. */
function fieldsFor({ wording }: CvContent, { node, source, record: { fields, wordings } }: Linked) {
  const name = source.wording ?? wording;
  const worded = wordedFields(
    node.kind,
    fields,
    wordings.find((one) => one.name === name),
  );
  return withLocalIds(worded, source.ids ?? {});
}

/** A change of the record since the entry was made from it, that the entry doesn't have. */
type Difference = Pick<SourceOffer, 'at' | 'field' | 'change' | 'words' | 'predecessors'> & {
  take: Operation;
  /** The field's new value; the added node; `undefined` for a removed one. */
  latest: unknown;
};

function toOffer(item: TreeNode, source: ItemSource, { latest, take, ...difference }: Difference): SourceOffer {
  const seen = seenWith(source.seen, { ...difference, latest });
  const keep = setSource(item.path, { ...source, seen });
  return { ...difference, name: nodeTitleOf(item), take: [take, keep], leave: [keep] };
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
        ...{ at: node.path, field, change: 'changed', latest: value, predecessors: [] },
        words: diffWords(formatValue(current), formatValue(value)),
        take: { do: 'set', at: node.path, field, value },
      },
    ];
  });
}

/** Properties of nested nodes that are no fields. */
const NODE_PROPERTIES: ReadonlySet<string> = new Set(['id', 'visible', 'extras']);

/** With more new nodes in a row, those that are taken out of order may stand in another one. */
const MAX_PREDECESSORS = 20;

function differencesInList(
  owner: TreeNode,
  { list, kind }: { list: string; kind: TreeNodeKind },
  seen: readonly FieldValues[],
  latest: readonly FieldValues[],
): Difference[] {
  const seenById = new Map(seen.map((node) => [node.id, node]));
  const latestIds = new Set(latest.map(({ id }) => id));
  const ownById = new Map(childrenIn(owner, list).map((child) => [child.value.id, child]));
  let lastOwn: string | null = null;
  let predecessors: string[] = [];
  const changedOrAdded = latest.flatMap((node): Difference[] => {
    const id = String(node.id);
    const own = ownById.get(id);
    if (own) {
      lastOwn = id;
      predecessors = [];
      // A node that was not seen stayed in the CV although the record had lost it.
      return differencesIn(own, seenById.get(id) ?? own.value, node);
    }
    // A node that the member has removed from the CV is not offered again.
    if (seenById.has(id)) return [];
    const added: Difference = {
      ...{ at: [...owner.path, list, id], field: list, change: 'added', latest: node, predecessors },
      words: diffWords('', textOf(kind, node)),
      take: { do: 'insert', into: owner.path, list, item: node, after: lastOwn },
    };
    predecessors = [id, ...predecessors].slice(0, MAX_PREDECESSORS);
    return [added];
  });
  const removed = childrenIn(owner, list).flatMap((own): Difference[] => {
    const { id } = own.value;
    if (latestIds.has(id) || !seenById.has(id)) return [];
    return [
      {
        ...{ at: own.path, field: list, change: 'removed', latest: undefined, predecessors: [] },
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
