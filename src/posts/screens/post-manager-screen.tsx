import { CreateLink, ManagedRecords, WorkLayout } from '#records/components.tsx';
import { usePostCollection } from './manager/use-post-collection.ts';

/** Manager screen of the member's posts. */
export function PostManagerScreen() {
  const collection = usePostCollection();
  const create = <CreateLink collection={collection} />;
  return (
    <WorkLayout>
      <ManagedRecords collection={collection} actions={create} emptyActions={create} />
    </WorkLayout>
  );
}
