import { useMemo, useState } from 'react';
import { emptyNode } from '../../../model/content.ts';
import { newId } from '../../../model/new-id.ts';
import type { Node } from '../../../model/shapes.ts';
import type { FieldValues, TreeNode } from '../../../model/tree.ts';
import { CvEditorProvider } from '../cv-editor-context.tsx';
import { FieldRows } from './field-rows.tsx';
import { LAYOUTS, ONE_ROLE_LAYOUT } from './layouts.ts';
import { AddNode } from './lists/add-node.tsx';
import { useInsertingEditor } from './use-inserting-editor.ts';

/** Form for a company and its roles. With one visible role or none, the fields of both are combined. */
export function WorkForm({ node }: { node: TreeNode }) {
  const roles = node.value.roles as Node<'role'>[];
  const [only, ...others] = roles;
  if (others.length > 0 || only?.visible === false) return <FieldRows node={node} rows={LAYOUTS.work} />;
  return <OneRoleForm node={node} only={only} />;
}

function OneRoleForm({ node, only }: { node: TreeNode; only: Node<'role'> | undefined }) {
  const [first] = useState(() => emptyNode('role', newId()));
  const { path } = node;
  const company = path.join('/');
  const isMissing = only === undefined;
  const editor = useInsertingEditor(
    useMemo(
      () => (isMissing ? { into: company.split('/'), list: 'roles', item: first } : undefined),
      [isMissing, company, first],
    ),
  );
  const roleNode = only ?? first;
  const role: TreeNode = {
    kind: 'role',
    path: [...path, 'roles', roleNode.id],
    value: roleNode as unknown as FieldValues,
  };
  return (
    <CvEditorProvider editor={editor}>
      <FieldRows node={node} role={role} rows={ONE_ROLE_LAYOUT} />
      {only && (
        <div>
          <AddNode owner={path} list="roles" nodes={[only]} />
        </div>
      )}
    </CvEditorProvider>
  );
}
