import { FileX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

/** Empty state for a version that does not exist or no longer exists. */
export function VersionNotFound({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('cv-history.old');
  return (
    <EmptyState
      icon={FileX}
      title={t('goneTitle')}
      text={t('goneText')}
      action={
        <Button tone="primary" onClick={onLeave}>
          {t('leave')}
        </Button>
      }
    />
  );
}
