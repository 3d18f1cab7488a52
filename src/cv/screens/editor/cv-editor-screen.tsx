import { lazy, Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { preloadSorting } from '#ui/lazy-sortable-list.tsx';
import { Loading } from '#ui/loading.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { CHUNKS } from './lazy-chunks.ts';
import { LoadedCvEditor } from './loaded-cv-editor.tsx';
import { useCvSession } from './use-cv-session.ts';

const EditorUnavailable = lazy(async () => ({ default: (await import('./editor-unavailable.tsx')).EditorUnavailable }));

/** Screen that edits a CV, with its forms on the left and its pages on the right. Changes are saved automatically. */
export function CvEditorScreen() {
  const { cvId = '' } = useParams();
  return <CvEditorLoader key={cvId} id={cvId} />;
}

function CvEditorLoader({ id }: { id: string }) {
  const t = useTranslations('records.editor');
  const session = useCvSession(id);
  const { data, error } = session;
  // Sorting and forms load along with the CV, so that the first view does not shift when they arrive.
  useEffect(() => {
    preloadSorting().catch(() => undefined);
    CHUNKS.forms().catch(() => undefined);
  }, []);
  if (data && !data.cvStore.latest()?.trashedAt) return <LoadedCvEditor key={session.dataUpdatedAt} session={data} />;
  return (
    <main id="content" tabIndex={-1} className="outline-hidden">
      <Loading waiting={session.isPending} label={t('loading')} skeleton={<EditorSkeleton />}>
        <Suspense>
          <EditorUnavailable
            id={id}
            error={error}
            retrying={session.isFetching}
            onRetry={() => void session.refetch()}
          />
        </Suspense>
      </Loading>
    </main>
  );
}
