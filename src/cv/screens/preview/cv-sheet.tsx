import { lazy, type ReactNode, Suspense } from 'react';
import type { Cv, CvVersion } from '../../contract.ts';
import { paperOf } from '../pages/papers.ts';
import { useView, ViewNav } from './view-nav.tsx';
import { Waiting } from './waiting.tsx';

const CvArticle = lazy(async () => ({ default: (await import('./cv-article.tsx')).CvArticle }));
const CvPages = lazy(async () => ({ default: (await import('../pages/cv-pages.tsx')).CvPages }));

type Props = {
  cv: Cv;
  /** The version to show instead of the current state. */
  version?: CvVersion & Pick<Cv, 'document'>;
  /** Opens the full view of the pages. */
  onWhole: () => void;
  /** Additional links in the navigation. */
  children?: ReactNode;
};

/** View of a CV as pages or as text, with the navigation between them. */
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
