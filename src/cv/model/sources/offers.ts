import { isEqual } from '#platform/pure/autosave/fields.ts';
import { type DiffSegment, diffWords } from '#platform/pure/word-diff.ts';
import { formatValue } from '../changes/format-value.ts';
import type { CvContent } from '../content.ts';
import type { Operation } from '../operations.ts';
import type { ItemSource } from '../shapes.ts';
import { allNodesOf, type FieldValues, type NodePath, nodeTitleOf, type TreeNode } from '../tree.ts';

/** An update for a field whose project or achievement has changed since the item was made from it. */
export type SourceOffer = {
  at: NodePath;
  /** The title of the item. */
  name: string;
  field: string;
  /** The word-by-word diff from the CV's value to that of the source. */
  words: DiffSegment[];
  /** Operations that accept the update; `leave` declines it. Both prevent the same offer from being made again. */
  take: Operation[];
  leave: Operation[];
};
/** An item whose project or achievement no longer exists. The item is kept. */
export type OrphanedItem = { at: NodePath; name: string; leave: Operation[] };

/** Returns the updates that a CV can take over. `sources` has the current fields of projects and achievements by id. */
export function offersOf(content: CvContent, sources: ReadonlyMap<string, FieldValues>) {
  const linkedNodes = allNodesOf(content).flatMap((node) => {
    const source = node.value.source as ItemSource | null | undefined;
    return source ? [{ node, source, sourceFields: sources.get(source.id) }] : [];
  });
  return {
    offers: linkedNodes.flatMap(({ node, source, sourceFields }) =>
      sourceFields ? offersFor(node, source, sourceFields) : [],
    ),
    orphans: linkedNodes.flatMap(({ node, sourceFields }): OrphanedItem[] =>
      sourceFields ? [] : [{ at: node.path, name: nodeTitleOf(node), leave: [setSource(node, null)] }],
    ),
  };
}

function offersFor(node: TreeNode, source: ItemSource, sourceFields: FieldValues): SourceOffer[] {
  return Object.keys(sourceFields).flatMap((field) => {
    const [current, latest] = [node.value[field], sourceFields[field]];
    if (isEqual(source.seen[field], latest) || isEqual(current, latest)) return [];
    const seen = setSource(node, { ...source, seen: { ...source.seen, [field]: latest } });
    return [
      {
        at: node.path,
        name: nodeTitleOf(node),
        field,
        words: diffWords(formatValue(current), formatValue(latest)),
        take: [{ do: 'set', at: node.path, field, value: latest }, seen],
        leave: [seen],
      },
    ];
  });
}

const setSource = ({ path }: TreeNode, value: ItemSource | null): Operation => ({
  do: 'set',
  at: path,
  field: 'source',
  value,
});
