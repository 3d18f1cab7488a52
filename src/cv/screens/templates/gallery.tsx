import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { useFailureWords } from '#ui/use-failure-words.ts';
import type { Cv } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import { Desk } from '../pages/desk.tsx';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import { SAMPLES } from './gallery-style.ts';
import { LockedNotice } from './locked-notice.tsx';
import { TemplateCard } from './template-card.tsx';
import { usePictured } from './use-pictured.ts';
import { useTemplateChoice } from './use-template-choice.ts';

/** Gallery that shows the CV in every template, of which one can be chosen. */
export function Gallery({ cv }: { cv: Cv }) {
  const t = useTranslations('cv.templates');
  const wordsOf = useFailureWords();
  const pictured = usePictured(cv);
  const { current, choose } = useTemplateChoice(cv);
  const query = useQuery(cvApi.templates.queryOptions({ staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' }));
  const { page } = cv.document.design;
  return (
    <Desk className="pt-6 sm:pt-8">
      <div className="mb-6 grid gap-4 sm:mb-8">
        <p className="max-w-prose text-pretty text-text-secondary">{t('lead')}</p>
        {cv.locked && <LockedNotice cv={cv} />}
      </div>
      {query.isLoadingError ? (
        <div className="rounded-card bg-background">
          <ErrorState
            title={t('failed')}
            text={wordsOf(query.error)}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        </div>
      ) : (
        <Loading waiting={query.isPending} label={t('loading')} skeleton={<GallerySkeleton page={page} />}>
          <ul aria-label={t('title')} className={SAMPLES}>
            {query.data?.items.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                cv={pictured}
                page={page}
                used={template.id === current}
                onChoose={() => void choose(template)}
              />
            ))}
          </ul>
        </Loading>
      )}
    </Desk>
  );
}
