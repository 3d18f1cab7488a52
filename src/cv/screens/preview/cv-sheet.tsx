import { lazy, type ReactNode, Suspense } from 'react';
import type { Cv, CvVersion } from '../../contract.ts';
import { paperOf } from '../pages/papers.ts';
import { useView, ViewNav } from './view-nav.tsx';
import { Waiting } from './waiting.tsx';

const CvArticle = lazy(async () => ({ default: (await import('./cv-article.tsx')).CvArticle }));
const CvPages = lazy(async () => ({ default: (await import('../pages/cv-pages.tsx')).CvPages }));

type Props = {
  cv: Cv;
  /** In place of how it is now. */
  version?: CvVersion & Pick<Cv, 'document'>;
  /** Shows the pages alone. */
  onWhole: () => void;
  /** What else there is to see. */
  children?: ReactNode;
};

/** A CV to be looked at, once all that this takes is there. */
export function CvSheet({ cv, version, onWhole, children }: Props) {
  const { view } = useView();
  const { id, revision } = cv;
  const { document } = version ?? cv;
  return (
    <>
      <ViewNav onWhole={onWhole}>{children}</ViewNav>
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
