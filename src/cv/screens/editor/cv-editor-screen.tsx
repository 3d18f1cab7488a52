import { lazy, Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { preloadSorting } from '#ui/lists/lazy-sortable-list.tsx';
import { PageSkeleton } from '../pages/page-skeleton.tsx';
import { paperSizeOf } from '../pages/paper-size.ts';
import { ScreenActionsProvider } from '../screen-actions.tsx';
import { CHUNKS } from './lazy-chunks.ts';
import { LoadedCvEditor } from './loaded-cv-editor.tsx';
import { storedPaneStyle } from './pane-width.ts';
import { useCvSession } from './use-cv-session.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Placeholder of the editor while the CV loads. */
const EditorSkeleton = () => (
  <div className="absolute inset-0 flex flex-col">
    <div className="h-13 border-border border-b" />
    <div style={storedPaneStyle()} className="flex min-h-0 flex-1">
      <div className="grid w-full content-start gap-6 p-6 lg:w-(--pane-width)">
        {ROWS.map((row) => (
          <Skeleton key={row} shape="block" className="h-8" />
        ))}
      </div>
      <div className="flex-1 overflow-hidden bg-desk p-10 max-lg:hidden">
        <div style={{ aspectRatio: paperSizeOf('a4').ratio }} className="mx-auto max-w-2xl bg-paper shadow-sheet">
          <PageSkeleton />
        </div>
      </div>
    </div>
  </div>
);

const EditorUnavailable = lazy(async () => ({ default: (await import('./editor-unavailable.tsx')).EditorUnavailable }));

/** Screen that edits a CV, with its forms on the left and its pages on the right. Changes are saved automatically. */
export function CvEditorScreen() {
  const { cvId = '' } = useParams();
  return <CvEditorLoader key={cvId} id={cvId} />;
}

function CvEditorLoader({ id }: { id: string }) {
  const t = useTranslations('records.editor');
  const session = useCvSession(id);
  const { data } = session;
  // Sorting and forms load along with the CV, so that the first view does not shift when they arrive.
  useEffect(() => {
    preloadSorting().catch(() => undefined);
    CHUNKS.content().catch(() => undefined);
  }, []);
  if (data && !data.recordStore.latest()?.trashedAt)
    return (
      <ScreenActionsProvider key={session.dataUpdatedAt}>
        <LoadedCvEditor session={data} />
      </ScreenActionsProvider>
    );
  return (
    <main id="content" tabIndex={-1} className="outline-hidden">
      <Loading waiting={session.isPending} label={t('loading')} skeleton={<EditorSkeleton />}>
        <Suspense>
          <EditorUnavailable id={id} query={session} />
        </Suspense>
      </Loading>
    </main>
  );
}
