import type { CvContent } from './content.ts';
import type { Extra } from './shapes.ts';
import { childrenIn, type FieldValues, listKindsOf, rootOf, singletonsIn, type TreeNode } from './tree.ts';

/**
 * Returns the CV without private content: hidden nodes, sources of items, the choice of wording, dismissed checks and letters. The summary is
 * included only if its section is visible.
 */
export function withoutHidden(content: CvContent): CvContent {
  const isSummaryVisible = content.sections.some(({ kind, visible }) => kind === 'summary' && visible);
  const basics = isSummaryVisible
    ? content.basics
    : { ...content.basics, summary: '', extras: unboundExtras(content.basics) };
  return visibleResultOf(rootOf({ ...content, basics, dismissed: [], wording: '', letters: [] }))
    .value as unknown as CvContent;
}

type VisibleResult = { value: FieldValues; isComplete: boolean };

function visibleResultOf(node: TreeNode): VisibleResult {
  const singletons = singletonsIn(node).map(({ name, inside }) => ({ name, ...visibleResultOf(inside) }));
  const lists = Object.keys(listKindsOf(node)).map((name) => {
    const children = childrenIn(node, name);
    const visible = children.filter(({ value }) => value.visible !== false).map(visibleResultOf);
    const isComplete = visible.length === children.length && visible.every((inside) => inside.isComplete);
    return { name, value: visible.map(({ value }) => value), isComplete };
  });
  const isComplete = [...singletons, ...lists].every((inside) => inside.isComplete);
  const fields: FieldValues = Object.fromEntries([...singletons, ...lists].map(({ name, value }) => [name, value]));
  if (!isComplete && Array.isArray(node.value.extras)) fields.extras = unboundExtras(node.value as { extras: Extra[] });
  if (node.value.source) fields.source = null;
  return { value: { ...node.value, ...fields }, isComplete };
}

/** Returns only extras that aren't bound to a value: a bound one could reveal content that has been removed. */
const unboundExtras = ({ extras }: { extras: readonly Extra[] }) => extras.filter(({ wrote }) => wrote === undefined);
