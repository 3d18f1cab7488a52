import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { ItemSource } from '../../../model/shapes.ts';
import type { TreeNode } from '../../../model/tree.ts';
import { pathKey } from '../editor-location.ts';
import { FieldRows } from './field-rows.tsx';
import { type FormKind, LAYOUTS } from './layouts.ts';
import { WorkForm } from './work-form.tsx';

/** Form with all fields of an entry or another node of the CV. */
export const NodeForm = memo(
  ({ node }: { node: TreeNode }) => (
    <div data-place={pathKey(node.path)} className="grid grid-cols-1 gap-4">
      {node.kind === 'work' ? (
        <WorkForm node={node} />
      ) : (
        <FieldRows node={node} rows={LAYOUTS[node.kind as FormKind]} />
      )}
      <SourceNote node={node} />
    </div>
  ),
  (before, after) => before.node.value === after.node.value && pathKey(before.node.path) === pathKey(after.node.path),
);

/** Names the record that an entry was made from. */
function SourceNote({ node: { kind, value } }: { node: TreeNode }) {
  const t = useTranslations('cv-editor.form.source');
  if (kind !== 'projects' && kind !== 'achievements') return null;
  const snapshot = (value.source as ItemSource | null)?.seen;
  const name = kind === 'projects' ? snapshot?.name : snapshot?.title;
  if (typeof name !== 'string' || name.trim() === '') return null;
  return <p className="text-text-secondary text-xs">{t(kind, { name })}</p>;
}
