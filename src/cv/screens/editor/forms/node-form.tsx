import { memo } from 'react';
import type { TreeNode } from '../../../model/tree.ts';
import { pathKey } from '../editor-location.ts';
import { FieldRows } from './field-rows.tsx';
import { type FormKind, LAYOUTS } from './layouts.ts';
import { publicationRows } from './publication-rows.ts';
import { WorkForm } from './work-form.tsx';
import { WorkLink } from './work-link.tsx';

const rowsOf = ({ kind, value }: TreeNode) =>
  kind === 'publications' ? publicationRows(value) : LAYOUTS[kind as FormKind];

/** Form with all fields of an entry or another node of the CV. */
export const NodeForm = memo(
  ({ node }: { node: TreeNode }) => (
    <div data-place={pathKey(node.path)} className="grid grid-cols-1 gap-4">
      <WorkLink node={node} />
      {node.kind === 'work' ? <WorkForm node={node} /> : <FieldRows node={node} rows={rowsOf(node)} />}
    </div>
  ),
  (before, after) => before.node.value === after.node.value && pathKey(before.node.path) === pathKey(after.node.path),
);
