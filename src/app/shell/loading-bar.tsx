import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDelayedLoading } from '#ui/feedback/use-delayed-loading.ts';
import { Spinner } from '#ui/spinner.tsx';

/** Shows a loading indicator if a screen takes noticeably long to load. */
export function LoadingBar() {
  const t = useTranslations('app');
  const isShown = useDelayedLoading(useNavigation().state !== 'idle');
  return isShown ? (
    <div className="fixed end-4 top-4 z-50 rounded-control border border-border bg-background p-2 text-text-secondary">
      <Spinner label={t('loading')} />
    </div>
  ) : null;
}
