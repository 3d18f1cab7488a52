import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { useErrorText } from '#ui/use-error-text.ts';
import type { Cv } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import { PageCanvas } from '../pages/page-canvas.tsx';
import { GalleryCard } from './gallery-card.tsx';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import { GALLERY_GRID } from './gallery-style.ts';
import { LockedNotice } from './locked-notice.tsx';
import { useTemplateChoice } from './use-template-choice.ts';
import { useThumbnailRevision } from './use-thumbnail-revision.ts';

/** Gallery that shows the CV in every template, of which one can be chosen. */
export function TemplateGallery({ cv }: { cv: Cv }) {
  const t = useTranslations('cv.templates');
  const messageOf = useErrorText();
  const thumbnailSource = useThumbnailRevision(cv);
  const { current, choose } = useTemplateChoice(cv);
  const query = useQuery(cvApi.templates.queryOptions({ staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' }));
  const { page } = cv.document.design;
  return (
    <PageCanvas className="pt-6 sm:pt-8">
      <div className="mb-6 grid gap-4 sm:mb-8">
        <p className="max-w-prose text-pretty text-text-secondary">{t('lead')}</p>
        {cv.locked && <LockedNotice cv={cv} />}
      </div>
      {query.isLoadingError ? (
        <div className="rounded-card bg-background">
          <ErrorState
            title={t('failed')}
            text={messageOf(query.error)}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        </div>
      ) : (
        <Loading waiting={query.isPending} label={t('loading')} skeleton={<GallerySkeleton page={page} />}>
          <ul aria-label={t('title')} className={GALLERY_GRID}>
            {query.data?.items.map((template) => (
              <GalleryCard
                key={template.id}
                template={template}
                cv={thumbnailSource}
                page={page}
                isCurrent={template.id === current}
                onChoose={() => void choose(template)}
              />
            ))}
          </ul>
        </Loading>
      )}
    </PageCanvas>
  );
}
