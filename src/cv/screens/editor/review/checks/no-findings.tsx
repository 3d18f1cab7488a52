import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#ui/empty-state.tsx';

/** Empty state for no open findings, which mentions that some were dismissed. */
export function NoFindings({ dismissed }: { dismissed: number }) {
  const t = useTranslations('cv-review.checks.none');
  return <EmptyState icon={CircleCheck} title={t('title')} text={t(dismissed > 0 ? 'butDismissed' : 'text')} />;
}
