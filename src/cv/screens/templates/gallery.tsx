import { useQuery } from '@tanstack/react-query';
import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBulkAction } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Cv } from '../../contract.ts';
import { inTemplate } from '../../model/choose-template.ts';
import type { Design } from '../../model/design.ts';
import { cvApi } from '../cv-api.ts';
import { findTemplate, type TemplateInfo } from '../editor/design/visible-fields.ts';
import { useCvCollection } from '../manager/use-cv-collection.tsx';
import { PageCanvas } from '../pages/page-canvas.tsx';
import { paperSizeOf } from '../pages/paper-size.ts';
import { GalleryCard } from './gallery-card.tsx';
import { useTemplateChoice } from './use-template-choice.ts';

/** Grid of pages: two columns on a phone, otherwise as many as fit. */
const GALLERY_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-5 gap-y-8 sm:grid-cols-[repeat(auto-fill,minmax(14.5rem,1fr))] sm:gap-x-8 sm:gap-y-12';

const SKELETON_KEYS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholder of the gallery while the templates load. */
const GallerySkeleton = ({ page }: Pick<Design, 'page'>) => (
  <div className={GALLERY_GRID}>
    {SKELETON_KEYS.map((key) => (
      <div key={key} className="grid content-start gap-3">
        <div style={{ aspectRatio: paperSizeOf(page).ratio }} className="bg-paper shadow-sheet" />
        <Skeleton shape="short" />
        <Skeleton />
      </div>
    ))}
  </div>
);

/** Gallery that shows the CV in every template, of which one can be chosen. */
export function TemplateGallery({ cv }: { cv: Cv }) {
  const t = useTranslations('cv.templates');
  const query = useQuery(cvApi.templates.queryOptions({ staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' }));
  const templates = query.data?.items;
  const thumbnailSource = useThumbnailRevision(cv, findTemplate(templates, cv.document.design.template));
  const { current, choose } = useTemplateChoice(cv, templates);
  const { page } = cv.document.design;
  return (
    <PageCanvas className="pt-6 sm:pt-8">
      <div className="mb-6 grid gap-4 sm:mb-8">
        {cv.locked ? (
          <LockedNotice cv={cv} />
        ) : (
          <p className="max-w-prose text-pretty text-text-secondary">{t('lead')}</p>
        )}
      </div>
      {query.isLoadingError ? (
        <div className="rounded-card bg-background">
          <LoadError title={t('failed')} query={query} />
        </div>
      ) : (
        <Loading waiting={query.isPending} label={t('loading')} skeleton={<GallerySkeleton page={page} />}>
          <ul aria-label={t('title')} className={GALLERY_GRID}>
            {templates?.map((template) => (
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

/**
 * Returns the revision for the gallery's thumbnails. It does not advance when only a template was chosen, because
 * thumbnails do not depend on the template in use.
 */
function useThumbnailRevision(
  { id, revision, document }: Cv,
  template: TemplateInfo | undefined,
): Pick<Cv, 'id' | 'revision'> {
  const contentKey = JSON.stringify(inTemplate(document, { id: '', columns: 2, accent: '' }, template));
  const [previous, setPrevious] = useState({ contentKey, revision });
  if (previous.contentKey === contentKey) return { id, revision: previous.revision };
  setPrevious({ contentKey, revision });
  return { id, revision };
}

/** Notice that the CV is locked and cannot be changed, with a button that unlocks it. */
function LockedNotice({ cv }: { cv: Cv }) {
  const t = useTranslations('cv');
  const change = useBulkAction(useCvCollection());
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-border bg-warning-tint px-4 py-2">
      <Icon of={Lock} className="text-warning" />
      <p className="min-w-40 flex-1">{t('templates.locked')}</p>
      <Button icon={LockOpen} onClick={() => void change([cv.id], 'unlock')}>
        {t('manager.verbs.unlock')}
      </Button>
    </div>
  );
}
