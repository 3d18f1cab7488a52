import { useQuery } from '@tanstack/react-query';
import { Diff, History, RotateCcw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RecordView } from '#records/components.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Cv, CvVersion } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import { useVersionActions } from '../history/use-version-actions.ts';
import { useVersionName } from '../history/use-version-name.ts';
import { CvSheet } from './cv-sheet.tsx';

type Props = { cv: Cv; version: string; onCompare: (version: CvVersion) => void; onLeave: () => void };

/** A CV as it was: to be read, compared and restored. */
export function OldVersion({ cv, version, onCompare, onLeave }: Props) {
  const t = useTranslations('cv-history');
  const nameOf = useVersionName();
  const { restore } = useVersionActions(cv);
  const query = useQuery(cvApi.version.queryOptions({ input: { id: cv.id, version } }));
  return (
    <RecordView query={query} back={{ to: `/cv/${cv.id}/preview`, label: t('old.leave') }}>
      {(old) => (
        <>
          <section
            aria-label={t('old.title')}
            className="z-10 mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border sm:sticky sm:top-16 border-border bg-warning-tint px-4 py-3"
          >
            <div className="flex min-w-56 flex-1 gap-3">
              <Icon of={History} className="mt-0.5 text-warning" />
              <div className="min-w-0">
                <p className="font-medium">{t('old.title')}</p>
                <p className="break-words">{t('old.text', nameOf(old))}</p>
              </div>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button icon={Diff} onClick={() => onCompare(old)}>
                {t('history.compare')}
              </Button>
              <Button icon={RotateCcw} onClick={() => void restore(old).then((done) => done && onLeave())}>
                {t('history.restore')}
              </Button>
              <Button onClick={onLeave}>{t('old.leave')}</Button>
            </div>
          </section>
          <CvSheet cv={cv} version={old} />
        </>
      )}
    </RecordView>
  );
}
