import { FolderOpen } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** Where a new project is written. */
export function ProjectEditorScreen() {
  const t = useTranslations('projects.editor');
  return (
    <div className="grid gap-8">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} />
      <EmptyState icon={FolderOpen} title={t('emptyTitle')} text={t('emptyText')} />
    </div>
  );
}
