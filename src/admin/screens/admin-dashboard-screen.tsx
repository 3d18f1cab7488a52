import { ChartNoAxesColumn } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** The instance at a glance. */
export function AdminDashboardScreen() {
  const t = useTranslations('admin.dashboard');
  return (
    <div className="grid gap-8">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} />
      <EmptyState icon={ChartNoAxesColumn} title={t('emptyTitle')} text={t('emptyText')} />
    </div>
  );
}
