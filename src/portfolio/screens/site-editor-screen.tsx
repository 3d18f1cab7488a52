import { PanelsTopLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** The member's own site. */
export function SiteEditorScreen() {
  const t = useTranslations('portfolio.site');
  return (
    <div className="grid gap-8">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} />
      <EmptyState icon={PanelsTopLeft} title={t('emptyTitle')} text={t('emptyText')} />
    </div>
  );
}
