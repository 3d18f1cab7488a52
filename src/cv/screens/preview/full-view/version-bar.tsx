import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { useDelayedLoading } from '#ui/feedback/use-delayed-loading.ts';
import { Spinner } from '#ui/spinner.tsx';
import type { Cv, CvVersion } from '../../../contract.ts';
import { useVersionActions } from '../../history/use-version-actions.ts';
import { VersionSteps } from '../version-steps.tsx';
import { ControlGroup } from './control-group.tsx';

type Props = {
  cv: Cv;
  versions: readonly CvVersion[];
  viewedId: string | null;
  onSelectVersion: (version: string | null) => void;
  /** Whether the previous version's pages are still displayed. */
  busy: boolean;
};

/** Controls that switch between versions and restore the viewed one. */
export function VersionBar({ cv, versions, viewedId, onSelectVersion, busy }: Props) {
  const t = useTranslations('cv-history');
  const { restore } = useVersionActions(cv);
  const [isRestoring, setRestoring] = useState(false);
  const waiting = useDelayedLoading(busy);
  if (versions.length === 0 && viewedId === null) return <span />;
  const restoreVersion = async (version: string) => {
    setRestoring(true);
    if (await restore({ id: version })) onSelectVersion(null);
    setRestoring(false);
  };
  return (
    <ControlGroup>
      <VersionSteps
        versions={versions}
        viewedId={viewedId}
        onSelectVersion={onSelectVersion}
        keys={{ older: ',', newer: '.' }}
      />
      {viewedId !== null && !cv.trashedAt && versions.some(({ id }) => id === viewedId) && (
        <IconButton
          name={t('history.restore')}
          icon={RotateCcw}
          busy={isRestoring}
          onClick={() => void restoreVersion(viewedId)}
        />
      )}
      {waiting && (
        <span className="px-2">
          <Spinner />
        </span>
      )}
    </ControlGroup>
  );
}
