import { LayoutDashboard } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** The member's first screen. */
export function DashboardScreen() {
  const t = useTranslations('dashboard');
  return (
    <div className="grid gap-8">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} />
      <EmptyState icon={LayoutDashboard} title={t('emptyTitle')} text={t('emptyText')} />
    </div>
  );
}
