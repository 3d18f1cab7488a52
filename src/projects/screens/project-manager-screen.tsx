import { lazy } from 'react';
import { RecordManager, WorkLayout } from '#records/components.tsx';
import { useProjectCollection } from './manager/use-project-collection.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./manager/import-projects.tsx')).ImportProjects }));

/** Manager screen of the member's projects. */
export const ProjectManagerScreen = () => (
  <WorkLayout>
    <RecordManager collection={useProjectCollection()} importDialog={ImportDialog} />
  </WorkLayout>
);
