import fc from 'fast-check';
import type { CvContent } from '#cv/model/content.ts';
import { emptyNode, emptySection } from '#cv/model/content.ts';
import { applyOperation, type Operation } from '#cv/model/operations.ts';
import { type NodeKind, SECTION_KINDS, type SectionKind } from '#cv/model/shapes.ts';
import { allNodesOf, type FieldValues, listKindsOf, rootOf, shapeOf, type TreeNode } from '#cv/model/tree.ts';

/** Generates random numbers from which `performRandomOperations` makes operations that fit a document. */
export const rollsArbitrary = (rolls: number) =>
  fc.array(fc.nat(1_000_000), { minLength: rolls * 5, maxLength: rolls * 5 });

/**
 * Performs operations one after the other, each chosen by the random numbers among all that the document allows then.
 */
export function performRandomOperations(content: CvContent, rolls: readonly number[], mark = 'new') {
  let now = content;
  const operations: Operation[] = [];
  const inverses: Operation[] = [];
  for (let at = 0; at + 5 <= rolls.length; at += 5) {
    const operation = randomOperation(now, rolls.slice(at, at + 5), `${mark}-${at}`);
    if (!operation) continue;
    const done = applyOperation(now, operation);
    now = done.content;
    operations.push(operation);
    inverses.unshift(done.inverse);
  }
  return { content: now, operations, inverses };
}

function randomOperation(content: CvContent, [choice = 0, a = 0, b = 0, c = 0, d = 0]: readonly number[], id: string) {
  const allNodes = [rootOf(content), ...allNodesOf(content)];
  const nodes = allNodes.filter(({ value }) => typeof value.id === 'string');
  const owners = allNodes.filter((node) => node.value.kind !== 'summary' && Object.keys(listKindsOf(node)).length > 0);
  const pick = <T>(list: readonly T[], roll: number): T | undefined => list[roll % (list.length || 1)];
  switch (choice % 5) {
    case 0: {
      const node = pick(
        allNodes.filter(({ kind }) => textFields(kind).length > 0),
        a,
      );
      const field = node && pick(textFields(node.kind), b);
      return node && field ? { do: 'set' as const, at: node.path, field, value: `written ${c} ${d}` } : undefined;
    }
    case 1: {
      const owner = pick(owners, a);
      const list = owner && pick(Object.keys(listKindsOf(owner)), b);
      if (!owner || !list) return undefined;
      const kind = listKindsOf(owner)[list];
      const item =
        kind === 'section' ? emptySection(pick(SECTION_KINDS, c) as SectionKind, id) : emptyNode(kind as NodeKind, id);
      return {
        do: 'insert' as const,
        into: owner.path,
        list,
        item: item as unknown as FieldValues,
        after: afterIn(owner, list, d),
      };
    }
    case 2: {
      const node = pick(nodes, a);
      return node && { do: 'hide' as const, at: node.path, hidden: b % 2 === 0 };
    }
    case 3: {
      const node = pick(nodes, a);
      // Removes only sometimes, so that the document does not become empty.
      return node && b % 3 === 0 ? { do: 'remove' as const, at: node.path } : undefined;
    }
    default: {
      const node = pick(nodes, a);
      const destinations = node
        ? owners.flatMap((owner) =>
            Object.entries(listKindsOf(owner)).flatMap(([list, kind]) =>
              kind === node.kind && !isInside(owner, node) ? [{ owner, list }] : [],
            ),
          )
        : [];
      const destination = pick(destinations, b);
      if (!node || !destination) return undefined;
      const after = afterIn(destination.owner, destination.list, c, node.value.id);
      return { do: 'move' as const, at: node.path, into: destination.owner.path, list: destination.list, after };
    }
  }
}

const textFields = (kind: TreeNode['kind']) =>
  Object.entries(shapeOf(kind)).flatMap(([name, type]) => (type === 'line' || type === 'text' ? [name] : []));

function afterIn({ value }: TreeNode, list: string, roll: number, excluded?: unknown): string | null {
  const ids = (value[list] as FieldValues[]).map((item) => item.id as string).filter((id) => id !== excluded);
  return [null, ...ids][roll % (ids.length + 1)] ?? null;
}

const isInside = (node: TreeNode, other: TreeNode) => other.path.every((name, at) => node.path[at] === name);
