import { FileText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** The member's CVs. */
export function CvManagerScreen() {
  const t = useTranslations('cv.manager');
  return (
    <div className="grid gap-8">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} />
      <EmptyState icon={FileText} title={t('emptyTitle')} text={t('emptyText')} />
    </div>
  );
}
