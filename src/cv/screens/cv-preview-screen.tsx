import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { statusOf } from '#platform/api-errors.ts';
import { RecordView } from '#records/components.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { Cv, CvVersion } from '../contract.ts';
import { cvApi } from './cv-api.ts';
import { CvSheet } from './preview/cv-sheet.tsx';
import { OldVersion } from './preview/old-version.tsx';
import { PreviewBar } from './preview/preview-bar.tsx';

const HistorySheet = lazy(async () => ({ default: (await import('./history/history-sheet.tsx')).HistorySheet }));

/** A CV as its owner looks at it, now or as it was before. */
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
  const [history, setHistory] = useState<{ open: boolean; compared?: CvVersion | undefined }>();
  const version = address.get('version');
  const see = (one: CvVersion) => {
    setHistory({ open: false });
    setAddress((before) => withVersion(before, one.id));
  };
  const leave = () => setAddress((before) => withVersion(before, null));
  return (
    <>
      <PageTitle>{cv.name}</PageTitle>
      <PreviewBar cv={cv} old={version !== null} onHistory={() => setHistory({ open: true })} />
      {version === null ? (
        <CvSheet cv={cv} />
      ) : (
        <OldVersion
          key={version}
          cv={cv}
          version={version}
          onCompare={(compared) => setHistory({ open: true, compared })}
          onLeave={leave}
        />
      )}
      {history && (
        <Suspense>
          <HistorySheet
            cv={cv}
            open={history.open}
            compared={history.compared}
            onClose={() => setHistory({ ...history, open: false })}
            onSee={see}
            onCompare={(compared) => setHistory({ open: true, compared })}
            onRestored={() => {
              setHistory({ open: false });
              leave();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The address of another version, or of how it is now, seen in the same view. */
function withVersion(address: URLSearchParams, version: string | null) {
  const next = new URLSearchParams(address);
  if (version === null) next.delete('version');
  else next.set('version', version);
  return next;
}
