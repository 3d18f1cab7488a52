import { Diff, History, RotateCcw, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Cv, CvVersion } from '../../contract.ts';
import { useVersionActions } from '../history/use-version-actions.ts';
import { useVersionName } from '../history/use-version-name.ts';
import { CvDocumentView } from './cv-document-view.tsx';
import { isolateBidi } from './isolate-bidi.ts';
import { PreviewLoading } from './preview-loading.tsx';
import { useVersion, useVersions } from './use-versions.ts';
import { VersionNotFound } from './version-not-found.tsx';
import { VersionSteps } from './version-steps.tsx';

type Props = {
  cv: Cv;
  version: string;
  onCompare: (version: CvVersion) => void;
  onSelectVersion: (version: string | null) => void;
  onFullView: () => void;
};

/** Shows an earlier version of a CV, with actions that compare it, restore it or go to adjacent versions. */
export function OldVersion({ cv, version, onCompare, onSelectVersion, onFullView }: Props) {
  const t = useTranslations('cv-history');
  const nameOf = useVersionName();
  const { restore } = useVersionActions(cv);
  const { query, isGone } = useVersion(cv, version);
  const versions = useVersions(cv);
  const showCurrent = () => onSelectVersion(null);
  if (isGone) {
    return (
      <div className="mt-6">
        <VersionNotFound onLeave={showCurrent} />
      </div>
    );
  }
  const old = query.data;
  if (!old) {
    if (!query.isError) return <PreviewLoading />;
    return (
      <div className="mt-6">
        <LoadError title={t('old.failed')} query={query} />
      </div>
    );
  }
  const { when } = nameOf(old);
  return (
    <>
      <section
        aria-label={t('old.title')}
        className="z-10 my-4 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-border bg-warning-tint px-4 py-3 max-sm:my-2 max-sm:gap-y-1 max-sm:py-2 sm:sticky sm:top-16"
      >
        <div className="flex min-w-56 flex-1 gap-3 max-sm:items-center">
          <Icon of={History} className="text-warning sm:mt-0.5" />
          <div className="min-w-0">
            <p className="font-medium">{t('old.title')}</p>
            <p className="break-words max-sm:sr-only">
              {old.name === null
                ? t('old.textUnnamed', { when })
                : t('old.text', { name: isolateBidi(old.name), when })}
            </p>
          </div>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <div className="flex min-w-0 max-sm:-ms-3 max-sm:basis-full">
            <VersionSteps versions={versions} viewedId={version} onSelectVersion={onSelectVersion} />
          </div>
          <Button icon={Diff} onClick={() => onCompare(old)}>
            <span className="max-sm:sr-only">{t('history.compare')}</span>
          </Button>
          <Button icon={RotateCcw} onClick={() => void restore({ id: version }).then((done) => done && showCurrent())}>
            {t('history.restore')}
          </Button>
          <Button onClick={showCurrent}>
            <Icon of={X} className="sm:hidden" />
            <span className="max-sm:sr-only">{t('old.leave')}</span>
          </Button>
        </div>
      </section>
      <CvDocumentView cv={cv} version={old} onFullView={onFullView} />
    </>
  );
}
