import { useTranslations } from 'use-intl';
import { ImportDialog, type ImportDialogProps, previewText } from '#records/components.tsx';
import { projectsApi } from '../projects-api.ts';
import { usePeriod } from './use-period.ts';

/** Import dialog for projects from JSON Resume or CSV. */
export function ImportProjects(props: ImportDialogProps) {
  const t = useTranslations('projects.import');
  const periodOf = usePeriod();
  return (
    <ImportDialog
      {...props}
      title={t('title')}
      text={t('text')}
      accept=".json,.csv,.txt,application/json,text/csv"
      read={async (file) =>
        previewText(await file.text(), projectsApi.import.call, (project) => [
          periodOf({ ...project, ongoing: false }),
          project.summary,
        ])
      }
    />
  );
}
