import { lazy } from 'react';
import { RecordManager, WorkLayout } from '#records/components.tsx';
import { usePostCollection } from './manager/use-post-collection.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./import/import-posts.tsx')).ImportPosts }));

/** Manager screen of the member's posts. */
export const PostManagerScreen = () => (
  <WorkLayout>
    <RecordManager collection={usePostCollection()} imports={ImportDialog} />
  </WorkLayout>
);
