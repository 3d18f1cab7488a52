import { lazy, Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Loading } from '#ui/loading.tsx';
import { prepareSorting } from '#ui/sortable-later.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { OpenCv } from './open-cv.tsx';
import { PIECES } from './pieces.ts';
import { useCvSession } from './use-cv-session.ts';

const NotOpen = lazy(async () => ({ default: (await import('./not-open.tsx')).NotOpen }));

/** Screen that edits a CV, with its forms on the left and its pages on the right. Changes are saved automatically. */
export function CvEditorScreen() {
  const { cvId = '' } = useParams();
  return <CvEditor key={cvId} id={cvId} />;
}

function CvEditor({ id }: { id: string }) {
  const t = useTranslations('records.editor');
  const session = useCvSession(id);
  const { data, error } = session;
  // Loaded along with the CV, so that the first view does not shift when they arrive.
  useEffect(() => {
    prepareSorting().catch(() => undefined);
    PIECES.forms().catch(() => undefined);
  }, []);
  if (data && !data.told.latest()?.trashedAt) return <OpenCv key={session.dataUpdatedAt} session={data} />;
  return (
    <main id="content" tabIndex={-1} className="outline-hidden">
      <Loading waiting={session.isPending} label={t('loading')} skeleton={<EditorSkeleton />}>
        <Suspense>
          <NotOpen id={id} error={error} retrying={session.isFetching} onRetry={() => void session.refetch()} />
        </Suspense>
      </Loading>
    </main>
  );
}
