import { Globe } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** The domain-authorization screen. */
export function DomainsScreen() {
  const t = useTranslations('admin.domains');
  return (
    <div className="grid gap-8">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} />
      <EmptyState icon={Globe} title={t('emptyTitle')} text={t('emptyText')} />
    </div>
  );
}
