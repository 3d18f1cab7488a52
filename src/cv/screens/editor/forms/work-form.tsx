import { useMemo, useState } from 'react';
import { emptyNode } from '../../../model/content.ts';
import { newId } from '../../../model/new-id.ts';
import type { Node } from '../../../model/shapes.ts';
import type { Place, Values } from '../../../model/tree.ts';
import { HandProvider } from '../hand.tsx';
import { FieldRows } from './field-rows.tsx';
import { LAYOUTS, ONE_ROLE } from './layouts.ts';
import { AddNode } from './lists/add-node.tsx';
import { useHandMaking } from './making.tsx';

/** Form for a company and its roles. With one visible role or none, the fields of both are combined. */
export function WorkForm({ place }: { place: Place }) {
  const roles = place.value.roles as Node<'role'>[];
  const [only, ...others] = roles;
  if (others.length > 0 || only?.visible === false) return <FieldRows place={place} rows={LAYOUTS.work} />;
  return <OneRoleForm place={place} only={only} />;
}

function OneRoleForm({ place, only }: { place: Place; only: Node<'role'> | undefined }) {
  const [first] = useState(() => emptyNode('role', newId()));
  const { path } = place;
  const company = path.join('/');
  const isMissing = only === undefined;
  const hand = useHandMaking(
    useMemo(
      () => (isMissing ? { into: company.split('/'), list: 'roles', item: first } : undefined),
      [isMissing, company, first],
    ),
  );
  const written = only ?? first;
  const role: Place = { kind: 'role', path: [...path, 'roles', written.id], value: written as unknown as Values };
  return (
    <HandProvider hand={hand}>
      <FieldRows place={place} role={role} rows={ONE_ROLE} />
      {only && (
        <div>
          <AddNode owner={path} list="roles" nodes={[only]} />
        </div>
      )}
    </HandProvider>
  );
}
