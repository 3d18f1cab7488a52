import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { statusOf } from '#platform/pure/api-errors.ts';
import { RecordView } from '#records/components.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { cvApi } from './cv-api.ts';
import { TemplatesBar } from './templates/templates-bar.tsx';

const TemplateGallery = lazy(async () => ({ default: (await import('./templates/gallery.tsx')).TemplateGallery }));

/** Screen that shows a CV in every template, side by side. A CV in the trash redirects to its preview. */
export function CvTemplatesScreen() {
  const t = useTranslations('cv');
  const { cvId = '' } = useParams();
  const query = useQuery({
    ...cvApi.read.queryOptions({ input: { id: cvId } }),
    retry: (count, error) => statusOf(error) === undefined && count < 1,
  });
  return (
    <RecordView query={query} back={{ to: '/cv', label: t('manager.title') }}>
      {(cv) =>
        cv.trashedAt ? (
          <Navigate to={`/cv/${cv.id}/preview`} replace />
        ) : (
          <>
            <PageTitle>{t('templates.title')}</PageTitle>
            <TemplatesBar cv={cv} />
            <Suspense>
              <TemplateGallery key={cv.id} cv={cv} />
            </Suspense>
          </>
        )
      }
    </RecordView>
  );
}
