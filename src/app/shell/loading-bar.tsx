import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Spinner } from '#ui/spinner.tsx';
import { usePatient } from '#ui/use-patient.ts';

/** Says that a screen is on its way, where it takes long enough to be noticed. */
export function LoadingBar() {
  const t = useTranslations('app');
  const shown = usePatient(useNavigation().state !== 'idle');
  return shown ? (
    <div className="fixed end-4 top-4 z-50 rounded-control border border-border bg-background p-2 text-text-secondary">
      <Spinner label={t('loading')} />
    </div>
  ) : null;
}
