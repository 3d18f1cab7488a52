import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Loading } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { CvContent } from '../../contract.ts';

const CvArticle = lazy(async () => ({ default: (await import('./cv-article.tsx')).CvArticle }));

/** What a reader of a CV sees, once all that it takes to read it is there. */
export function CvSheet({ content }: { content: CvContent }) {
  const t = useTranslations('records.editor');
  return (
    <Suspense
      fallback={
        <Loading waiting label={t('loading')} skeleton={<Waiting />}>
          {null}
        </Loading>
      }
    >
      <CvArticle content={content} />
    </Suspense>
  );
}

const Waiting = () => (
  <div className="mx-auto grid max-w-216 gap-6 pt-12">
    <Skeleton shape="title" />
    <Skeleton shape="short" />
    <Skeleton />
    <Skeleton />
  </div>
);
