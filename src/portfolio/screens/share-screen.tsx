import { Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** The links that the member has given out. */
export function ShareScreen() {
  const t = useTranslations('portfolio.share');
  return (
    <div className="grid gap-8">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} />
      <EmptyState icon={Share2} title={t('emptyTitle')} text={t('emptyText')} />
    </div>
  );
}
