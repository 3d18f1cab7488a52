import type { CvContent } from './content.ts';
import type { FieldType } from './shapes.ts';
import { childrenOf, type NodePath, rootOf, shapeOf, type TreeNode } from './tree.ts';

/** The nodes of a CV that readers see, divided into those with content and blank ones. */
type VisibleNodes = { filled: TreeNode[]; blank: TreeNode[] };

/**
 * Returns the visible nodes. Hidden nodes are left out with their content, and so are the nodes inside blank ones.
 */
export function visibleNodes(content: CvContent): VisibleNodes {
  const result: VisibleNodes = { filled: [], blank: [] };
  // Letters are not part of what readers of the CV see.
  collectVisible(rootOf({ ...content, letters: [] }), content, result);
  return result;
}

function collectVisible(node: TreeNode, content: CvContent, { filled, blank }: VisibleNodes): boolean {
  const [filledBefore, blankBefore] = [filled.length, blank.length];
  filled.push(node);
  let hasContent = hasOwnContent(node, content);
  for (const inside of childrenOf(node)) {
    if (inside.value.visible !== false) hasContent = collectVisible(inside, content, { filled, blank }) || hasContent;
  }
  if (hasContent || node.value.id === undefined) return hasContent;
  filled.length = filledBefore;
  blank.length = blankBefore;
  blank.push(node);
  return false;
}

/** Whether the node's own fields have content. A section has only its items; the summary's text is in `basics`. */
function hasOwnContent({ kind, value }: TreeNode, { basics }: CvContent) {
  if (kind === 'section') return value.kind === 'summary' && basics.summary.trim() !== '';
  return Object.entries(shapeOf(kind)).some(([name, type]) => type !== 'flag' && isFilled(value[name]));
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some((word) => typeof word === 'string' && isFilled(word));
  return typeof value === 'number' ? value > 0 : value !== null && typeof value === 'object';
}

/** A text in a field. In a list of words, each word is a text of its own. */
export type FieldText = { node: TreeNode; at: NodePath; field: string; type: FieldType; text: string };

const TEXT_FIELD_TYPES: readonly FieldType[] = ['line', 'text', 'date', 'address', 'words'];

/** Yields all texts in the nodes, except a summary without a visible section and hidden section titles. */
export function* fieldTextsIn(nodes: readonly TreeNode[]): Generator<FieldText> {
  const isSummaryVisible = nodes.some(({ kind, value }) => kind === 'section' && value.kind === 'summary');
  for (const node of nodes) {
    for (const [field, type] of Object.entries(shapeOf(node.kind))) {
      if (typeof type !== 'string' || !TEXT_FIELD_TYPES.includes(type)) continue;
      if (node.kind === 'basics' && field === 'summary' && !isSummaryVisible) continue;
      if (node.kind === 'section' && node.value.showTitle === false) continue;
      for (const text of [node.value[field]].flat()) {
        if (typeof text === 'string' && text.trim() !== '') yield { node, at: node.path, field, type, text };
      }
    }
  }
}

/** Returns a Markdown text without the addresses of links and without most of its markup. */
export const stripMarkdown = (text: string) =>
  text
    .replace(/\]\([^()\s]*\)/g, ']')
    .replace(/\*+|[[\]]|\\(?=[\p{P}\p{S}])|_+/gu, (mark, at: number, whole: string) =>
      mark.startsWith('_') && isInsideWord(whole, at, at + mark.length) ? mark : '',
    );

/** Whether there are letters or digits directly before `start` and after `end`. */
const isInsideWord = (text: string, start: number, end: number) =>
  /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, start - 2), start)) && /^[\p{L}\p{N}]/u.test(text.slice(end, end + 2));
