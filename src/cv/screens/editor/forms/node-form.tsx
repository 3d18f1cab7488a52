import { memo, useRef } from 'react';
import type { TreeNode } from '../../../model/tree.ts';
import { pathKey } from '../editor-location.ts';
import { FieldRows } from './field-rows.tsx';
import { type FormKind, LAYOUTS } from './layouts.ts';
import { publicationRows } from './publication-rows.ts';
import { WorkForm } from './work-form.tsx';
import { WorkLink } from './work-link.tsx';

/** Form with all fields of an entry or another node of the CV. */
export const NodeForm = memo(
  ({ node }: { node: TreeNode }) => (
    <div data-place={pathKey(node.path)} className="grid grid-cols-1 gap-4">
      <WorkLink node={node} />
      <FormOfKind node={node} />
    </div>
  ),
  (before, after) => before.node.value === after.node.value && pathKey(before.node.path) === pathKey(after.node.path),
);

function FormOfKind({ node }: { node: TreeNode }) {
  if (node.kind === 'work') return <WorkForm node={node} />;
  if (node.kind === 'publications') return <PublicationForm key={String(node.value.kind)} node={node} />;
  return <FieldRows node={node} rows={LAYOUTS[node.kind as FormKind]} />;
}

/** A field that is emptied stays until another kind is chosen, because it may be typed anew. */
function PublicationForm({ node }: { node: TreeNode }) {
  const shown = useRef(new Set<string>());
  const rows = publicationRows(node.value, shown.current);
  for (const field of rows.flat()) shown.current.add(field);
  return <FieldRows node={node} rows={rows} />;
}
