import { Award } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** Where a new achievement is written. */
export function AchievementEditorScreen() {
  const t = useTranslations('achievements.editor');
  return (
    <div className="grid gap-8">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} />
      <EmptyState icon={Award} title={t('emptyTitle')} text={t('emptyText')} />
    </div>
  );
}
