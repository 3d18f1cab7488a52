import type { CvContent } from './content.ts';
import { isEntryKind } from './entries/entry.ts';
import { applyOperations, type Operation } from './operations.ts';
import type { ItemSource } from './shapes.ts';
import { allNodesOf, shapeOf, type TreeNode } from './tree.ts';

/** Returns the ids of the member's images, and of the records of their work, that a CV refers to. */
export function referencesIn(content: CvContent) {
  const nodes = allNodesOf(content);
  return {
    images: nodes.flatMap((node) => imagesOf(node).map(({ image }) => image)),
    projects: sourcesOf(nodes, (kind) => kind === 'projects'),
    achievements: sourcesOf(nodes, (kind) => kind === 'achievements'),
    entries: sourcesOf(nodes, isEntryKind),
  };
}

/** Removes references to deleted images and records. Texts copied from them stay. */
export function withoutReferences(content: CvContent, deletedIds: ReadonlySet<string>): CvContent {
  const operations = allNodesOf(content).flatMap((node): Operation[] => {
    const deletedImages = imagesOf(node).filter(({ image }) => deletedIds.has(image));
    const id = sourceOf(node)?.id;
    return [
      ...deletedImages.map(({ field }) => ({ do: 'set' as const, at: node.path, field, value: '' })),
      ...(id !== undefined && deletedIds.has(id)
        ? [{ do: 'set' as const, at: node.path, field: 'source', value: null }]
        : []),
    ];
  });
  return applyOperations(content, operations).content;
}

const imagesOf = ({ kind, value }: TreeNode) =>
  Object.entries(shapeOf(kind)).flatMap(([field, type]) => {
    const image = value[field];
    return type === 'image' && typeof image === 'string' && image !== '' ? [{ field, image }] : [];
  });

const sourceOf = ({ value }: TreeNode) => value.source as ItemSource | null | undefined;

const sourcesOf = (nodes: readonly TreeNode[], isKind: (kind: string) => boolean) =>
  nodes.flatMap((node) => (isKind(node.kind) ? [sourceOf(node)?.id ?? []].flat() : []));
