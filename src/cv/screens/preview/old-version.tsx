import { Diff, History, RotateCcw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useFailureWords } from '#ui/use-failure-words.ts';
import type { Cv, CvVersion } from '../../contract.ts';
import { useVersionActions } from '../history/use-version-actions.ts';
import { useVersionName } from '../history/use-version-name.ts';
import { apart } from './apart.ts';
import { CvSheet } from './cv-sheet.tsx';
import { useVersion, useVersions } from './use-versions.ts';
import { VersionGone } from './version-gone.tsx';
import { VersionSteps } from './version-steps.tsx';
import { Waiting } from './waiting.tsx';

type Props = {
  cv: Cv;
  version: string;
  onCompare: (version: CvVersion) => void;
  onSee: (version: string | null) => void;
  onWhole: () => void;
};

/** Shows an earlier version of a CV, with actions that compare it, restore it or go to adjacent versions. */
export function OldVersion({ cv, version, onCompare, onSee, onWhole }: Props) {
  const t = useTranslations('cv-history');
  const nameOf = useVersionName();
  const wordsOf = useFailureWords();
  const { restore } = useVersionActions(cv);
  const { query, isGone } = useVersion(cv, version);
  const versions = useVersions(cv);
  const leave = () => onSee(null);
  if (isGone) {
    return (
      <div className="mt-6">
        <VersionGone onLeave={leave} />
      </div>
    );
  }
  const old = query.data;
  if (!old) {
    if (!query.isError) return <Waiting />;
    return (
      <div className="mt-6">
        <ErrorState
          title={t('old.failed')}
          text={wordsOf(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </div>
    );
  }
  const { name, when } = nameOf(old);
  return (
    <>
      <section
        aria-label={t('old.title')}
        className="z-10 mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border sm:sticky sm:top-16 border-border bg-warning-tint px-4 py-3"
      >
        <div className="flex min-w-56 flex-1 gap-3">
          <Icon of={History} className="mt-0.5 text-warning" />
          <div className="min-w-0">
            <p className="font-medium">{t('old.title')}</p>
            <p className="break-words">{t('old.text', { name: apart(name), when })}</p>
          </div>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <VersionSteps versions={versions} seen={version} onSee={onSee} />
          <Button icon={Diff} onClick={() => onCompare(old)}>
            {t('history.compare')}
          </Button>
          <Button icon={RotateCcw} onClick={() => void restore({ id: version }).then((done) => done && leave())}>
            {t('history.restore')}
          </Button>
          <Button onClick={leave}>{t('old.leave')}</Button>
        </div>
      </section>
      <CvSheet cv={cv} version={old} onWhole={onWhole} />
    </>
  );
}
