import { FileBraces, GitBranch } from 'lucide-react';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { RecordManager, WorkLayout } from '#records/components.tsx';
import { useProjectCollection } from './manager/use-project-collection.ts';

const FileDialog = lazy(async () => ({ default: (await import('./manager/import-projects.tsx')).ImportProjects }));
const HubDialog = lazy(async () => ({ default: (await import('./hubs/import-from-hub.tsx')).ImportFromHub }));

/** Manager screen of the member's projects. */
export function ProjectManagerScreen() {
  const t = useTranslations('projects.manager');
  return (
    <WorkLayout>
      <RecordManager
        collection={useProjectCollection()}
        imports={[
          { label: t('importFile'), icon: FileBraces, dialog: FileDialog },
          { label: t('importHub'), icon: GitBranch, dialog: HubDialog },
        ]}
      />
    </WorkLayout>
  );
}
