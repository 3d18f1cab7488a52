import { lazy, type ReactNode, Suspense } from 'react';
import type { Cv, CvVersion } from '../../contract.ts';
import { paperSizeOf } from '../pages/paper-size.ts';
import { PreviewLoading } from './preview-loading.tsx';
import { usePreviewMode, ViewNav } from './view-nav.tsx';

const CvArticle = lazy(async () => ({ default: (await import('./cv-article.tsx')).CvArticle }));
const ComparedPages = lazy(async () => ({ default: (await import('../history/compared-pages.tsx')).ComparedPages }));
const CvPages = lazy(async () => ({ default: (await import('../pages/cv-pages.tsx')).CvPages }));

type Props = {
  cv: Cv;
  /** The version to show instead of the current state. */
  version?: CvVersion & Pick<Cv, 'document'>;
  /** Opens the full view of the pages. */
  onFullView: () => void;
  /** Additional links in the navigation. */
  children?: ReactNode;
};

/** View of a CV as pages or as text, or of a version beside the current pages, with the navigation between them. */
export function CvDocumentView({ cv, version, onFullView, children }: Props) {
  const { view } = usePreviewMode();
  const { id, revision } = cv;
  const { document } = version ?? cv;
  return (
    <>
      <ViewNav modes={version ? ['pages', 'compare', 'text'] : ['pages', 'text']} onFullView={onFullView}>
        {children}
      </ViewNav>
      <Suspense fallback={<PreviewLoading />}>
        {view === 'text' ? (
          <CvArticle content={document} />
        ) : view === 'compare' && version ? (
          <ComparedPages cv={cv} version={version} />
        ) : (
          <CvPages
            source={{ id, revision, ...(version ? { version } : {}) }}
            paper={paperSizeOf(document.design.page)}
            background={document.design.background}
          />
        )}
      </Suspense>
    </>
  );
}
