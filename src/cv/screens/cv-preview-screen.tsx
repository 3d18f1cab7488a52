import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { loadLazily } from '#platform/browser/load-lazily.ts';
import { statusOf } from '#platform/pure/api-errors.ts';
import { RecordView } from '#records/components.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import type { Cv, CvVersion } from '../contract.ts';
import { cvApi } from './cv-api.ts';
import { CvDocumentView } from './preview/cv-document-view.tsx';
import { PreviewBar } from './preview/preview-bar.tsx';
import { PreviewLoading } from './preview/preview-loading.tsx';
import { TemplatesLink } from './preview/templates-link.tsx';
import { useCharacterShortcuts } from './preview/use-character-shortcuts.ts';
import { useFullView } from './preview/use-full-view.ts';

import { ScreenActionsProvider, useScreenActions } from './screen-actions.tsx';

const loadViews = () => loadLazily(() => import('./preview/lazy-views.ts'));
const HistorySheet = lazy(async () => ({ default: (await loadViews()).HistorySheet }));
const OldVersion = lazy(async () => ({ default: (await loadViews()).OldVersion }));
const PublicationNote = lazy(async () => ({ default: (await loadViews()).PublicationNote }));
const FullView = lazy(async () => ({ default: (await loadViews()).FullView }));

/** Screen on which the owner previews a CV, in its current state or in an earlier version. */
export function CvPreviewScreen() {
  const t = useTranslations('cv.manager');
  const { cvId = '' } = useParams();
  const query = useQuery({
    ...cvApi.read.queryOptions({ input: { id: cvId } }),
    retry: (count, error) => statusOf(error) === undefined && count < 1,
  });
  return (
    <RecordView query={query} back={{ to: '/cv', label: t('title') }}>
      {(cv) => (
        <ScreenActionsProvider key={cv.id}>
          <Preview cv={cv} />
        </ScreenActionsProvider>
      )}
    </RecordView>
  );
}

function Preview({ cv }: { cv: Cv }) {
  const [searchParams, setSearchParams] = useSearchParams();
  const { state } = useLocation();
  const [history, setHistory] = useState<{ open: boolean; compared?: CvVersion | undefined }>();
  const { isFullView, enter, leave } = useFullView();
  const actions = useScreenActions();
  const shortcuts = {
    larger: () => actions.run('enlarge'),
    smaller: () => actions.run('reduce'),
    onePage: () => actions.run('fit-width'),
    fullScreen: () => enter(),
  };
  useCharacterShortcuts(isFullView ? {} : shortcuts);
  useEffect(() => void loadViews().catch(() => undefined), []);
  const version = searchParams.get('version');
  const showVersion = (next: string | null) => setSearchParams((previous) => withVersion(previous, next));
  const openVersion = (opened: CvVersion, fullView: boolean) => {
    setHistory({ open: false });
    if (fullView) enter(opened.id);
    else showVersion(opened.id);
  };
  return (
    <>
      <PageTitle>{cv.name}</PageTitle>
      <PreviewBar cv={cv} isOldVersion={version !== null} onHistory={() => setHistory({ open: true })} />
      {version === null && !cv.trashedAt && (
        <Suspense>
          <PublicationNote id={cv.id} />
        </Suspense>
      )}
      {version === null ? (
        <CvDocumentView cv={cv} onFullView={() => enter()}>
          {!cv.trashedAt && <TemplatesLink cv={cv} />}
        </CvDocumentView>
      ) : (
        <Suspense fallback={<PreviewLoading />}>
          <OldVersion
            cv={cv}
            version={version}
            onCompare={(compared) => setHistory({ open: true, compared })}
            onSelectVersion={showVersion}
            onFullView={() => enter()}
          />
        </Suspense>
      )}
      {isFullView && (
        <Suspense>
          <FullView
            cv={cv}
            viewedId={version}
            // After restoring, the full view may already have been closed, so the current URL is read instead of
            // `searchParams`.
            onSelectVersion={(next) =>
              setSearchParams(withVersion(new URLSearchParams(window.location.search), next), { replace: true, state })
            }
            onLeave={leave}
          />
        </Suspense>
      )}
      {history && (
        <Suspense>
          <HistorySheet
            cv={cv}
            open={history.open}
            compared={history.compared}
            onClose={() => setHistory({ ...history, open: false })}
            onOpenVersion={openVersion}
            onCompare={(compared) => setHistory({ open: true, compared })}
            onRestored={() => {
              setHistory({ open: false });
              showVersion(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Returns the search params with the version replaced, or removed if `version` is null; other params are kept. */
function withVersion(searchParams: URLSearchParams, version: string | null) {
  const next = new URLSearchParams(searchParams);
  if (version === null) next.delete('version');
  else next.set('version', version);
  return next;
}
