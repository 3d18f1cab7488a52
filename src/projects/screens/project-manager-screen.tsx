import { lazy } from 'react';
import { RecordManager } from '#records/components.tsx';
import { useProjectShelf } from './manager/use-project-shelf.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./manager/import-projects.tsx')).ImportProjects }));

/** Manager screen of the member's projects. */
export const ProjectManagerScreen = () => <RecordManager shelf={useProjectShelf()} importDialog={ImportDialog} />;
