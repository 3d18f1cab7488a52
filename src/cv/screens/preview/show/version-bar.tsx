import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { usePatient } from '#ui/use-patient.ts';
import type { Cv, CvVersion } from '../../../contract.ts';
import { useVersionActions } from '../../history/use-version-actions.ts';
import { VersionSteps } from '../version-steps.tsx';
import { Corner } from './corner.tsx';

type Props = {
  cv: Cv;
  versions: readonly CvVersion[];
  seen: string | null;
  onSee: (version: string | null) => void;
  /** Whether the previous version's pages are still displayed. */
  busy: boolean;
};

/** Controls that switch between versions and restore the viewed one. */
export function VersionBar({ cv, versions, seen, onSee, busy }: Props) {
  const t = useTranslations('cv-history');
  const { restore } = useVersionActions(cv);
  const [isRestoring, setRestoring] = useState(false);
  const waiting = usePatient(busy);
  if (versions.length === 0 && seen === null) return <span />;
  const bringBack = async (version: string) => {
    setRestoring(true);
    if (await restore({ id: version })) onSee(null);
    setRestoring(false);
  };
  return (
    <Corner>
      <VersionSteps versions={versions} seen={seen} onSee={onSee} keys={{ older: ',', newer: '.' }} />
      {seen !== null && !cv.trashedAt && versions.some(({ id }) => id === seen) && (
        <IconButton
          name={t('history.restore')}
          icon={RotateCcw}
          busy={isRestoring}
          onClick={() => void bringBack(seen)}
        />
      )}
      {waiting && (
        <span className="px-2">
          <Spinner />
        </span>
      )}
    </Corner>
  );
}
