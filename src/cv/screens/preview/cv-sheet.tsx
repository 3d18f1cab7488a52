import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Delayed } from '#ui/delayed.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { Cv, CvVersion } from '../../contract.ts';
import { paperOf } from '../pages/papers.ts';
import { useView, ViewNav } from './view-nav.tsx';

const CvArticle = lazy(async () => ({ default: (await import('./cv-article.tsx')).CvArticle }));
const CvPages = lazy(async () => ({ default: (await import('../pages/cv-pages.tsx')).CvPages }));

type Props = { cv: Cv /** In place of how it is now. */; version?: CvVersion & Pick<Cv, 'document'> };

/** A CV to be looked at, once all that this takes is there. */
export function CvSheet({ cv, version }: Props) {
  const { view } = useView();
  const { id, revision } = cv;
  const { document } = version ?? cv;
  return (
    <>
      <ViewNav cv={cv} templates={!version && !cv.trashedAt} />
      <Suspense fallback={<Waiting />}>
        {view === 'text' ? (
          <CvArticle content={document} />
        ) : (
          <CvPages
            of={{ id, revision, ...(version ? { version } : {}) }}
            paper={paperOf(document.design.page)}
            background={document.design.background}
          />
        )}
      </Suspense>
    </>
  );
}

function Waiting() {
  const t = useTranslations('records.editor');
  return (
    <Delayed>
      <div className="grid justify-center pt-24 text-text-secondary">
        <Spinner size={20} label={t('loading')} />
      </div>
    </Delayed>
  );
}
