import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { statusOf } from '#platform/api-errors.ts';
import { loadLater } from '#platform/load-later.ts';
import { RecordView } from '#records/components.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { Cv, CvVersion } from '../contract.ts';
import { cvApi } from './cv-api.ts';
import { CvSheet } from './preview/cv-sheet.tsx';
import { PreviewBar } from './preview/preview-bar.tsx';
import { TemplatesLink } from './preview/templates-link.tsx';
import { useLetterKeys } from './preview/use-letter-keys.ts';
import { useWholeView } from './preview/use-whole-view.ts';
import { Waiting } from './preview/waiting.tsx';

const load = () => loadLater(() => import('./preview/versions-later.ts'));
const HistorySheet = lazy(async () => ({ default: (await load()).HistorySheet }));
const OldVersion = lazy(async () => ({ default: (await load()).OldVersion }));
const Show = lazy(async () => ({ default: (await load()).Show }));

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
      {(cv) => <Preview key={cv.id} cv={cv} />}
    </RecordView>
  );
}

function Preview({ cv }: { cv: Cv }) {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const [history, setHistory] = useState<{ open: boolean; compared?: CvVersion | undefined }>();
  const { isWhole, enter, leave } = useWholeView();
  useLetterKeys(isWhole ? {} : { ...PRESSED, fullScreen: () => enter() });
  useEffect(() => void load().catch(() => undefined), []);
  const version = address.get('version');
  const see = (next: string | null) => setAddress((before) => withVersion(before, next));
  const look = (one: CvVersion, whole: boolean) => {
    setHistory({ open: false });
    if (whole) enter(one.id);
    else see(one.id);
  };
  return (
    <>
      <PageTitle>{cv.name}</PageTitle>
      <PreviewBar cv={cv} old={version !== null} onHistory={() => setHistory({ open: true })} />
      {version === null ? (
        <CvSheet cv={cv} onWhole={() => enter()}>
          {!cv.trashedAt && <TemplatesLink cv={cv} />}
        </CvSheet>
      ) : (
        <Suspense fallback={<Waiting />}>
          <OldVersion
            cv={cv}
            version={version}
            onCompare={(compared) => setHistory({ open: true, compared })}
            onSee={see}
            onWhole={() => enter()}
          />
        </Suspense>
      )}
      {isWhole && (
        <Suspense>
          <Show
            cv={cv}
            seen={version}
            // After restoring, the full view may already have been left, so the current address is read instead of
            // `address`.
            onSee={(next) =>
              setAddress(withVersion(new URLSearchParams(window.location.search), next), { replace: true, state })
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
            onSee={look}
            onCompare={(compared) => setHistory({ open: true, compared })}
            onRestored={() => {
              setHistory({ open: false });
              see(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Returns a handler that clicks the button marked `data-press`. The pages and their buttons load after the screen. */
const press = (name: string) => () => document.querySelector<HTMLElement>(`[data-press=${name}]`)?.click();
const PRESSED = { larger: press('enlarge'), smaller: press('reduce'), onePage: press('fit-width') };

/** Returns the search params with the version replaced, or removed if `version` is null; other params are kept. */
function withVersion(address: URLSearchParams, version: string | null) {
  const next = new URLSearchParams(address);
  if (version === null) next.delete('version');
  else next.set('version', version);
  return next;
}
