import type { MarkdownBlock, MarkdownInline } from '#platform/pure/markdown/tree.ts';

export type MarkdownNode = MarkdownBlock | MarkdownInline;

/** Returns the nodes directly inside a node of parsed Markdown. */
export function childrenOf(node: MarkdownNode): MarkdownNode[] {
  if ('children' in node) return node.children;
  if ('blocks' in node) return node.blocks;
  if ('items' in node) return node.items.flat();
  return 'rows' in node ? [node.header, ...node.rows].flat(2) : [];
}
