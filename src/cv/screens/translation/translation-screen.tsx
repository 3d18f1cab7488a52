import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { statusOf } from '#platform/pure/api-errors.ts';
import { DocumentLoadError } from '#records/components.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { cvApi } from '../cv-api.ts';
import { EditorUnavailable } from '../editor/editor-unavailable.tsx';
import { useCvSession } from '../editor/use-cv-session.ts';
import { LoadedTranslation } from './loaded-translation.tsx';
import { TranslationSkeleton } from './translation-skeleton.tsx';

/** Screen that translates a CV side by side with its original. Changes are saved automatically. */
export function TranslationScreen() {
  const { cvId = '' } = useParams();
  return <TranslationLoader key={cvId} id={cvId} />;
}

function TranslationLoader({ id }: { id: string }) {
  const t = useTranslations('cv-variants.translation');
  const session = useCvSession(id);
  const translation = useQuery({
    ...cvApi.translation.queryOptions({ input: { id } }),
    // The original may have changed in another window.
    refetchOnWindowFocus: true,
    retry: (count, error) => statusOf(error) === undefined && count < 1,
  });
  const isLoaded = Boolean(session.data && translation.data);
  useEffect(() => {
    if (isLoaded) document.querySelector<HTMLElement>('#content')?.focus();
  }, [isLoaded]);
  const isUnavailable = session.data?.recordStore.latest()?.trashedAt || session.isError;
  if (session.data && translation.data && !isUnavailable) {
    return <LoadedTranslation session={session.data} translation={translation.data} />;
  }
  return (
    <main id="content" tabIndex={-1} className="outline-hidden">
      {isUnavailable ? (
        <EditorUnavailable id={id} query={session} />
      ) : statusOf(translation.error) === 404 ? (
        <div className="mx-auto grid max-w-xl justify-items-center gap-4 px-4 py-16 text-center">
          <p className="text-pretty text-text-secondary">{t('missingOriginal')}</p>
          <Link variant="button-primary" render={<RouterLink to={`/cv/${id}/edit`} />}>
            {t('edit')}
          </Link>
        </div>
      ) : translation.isError ? (
        <div className="mx-auto max-w-xl px-4 py-16">
          <DocumentLoadError query={translation} />
        </div>
      ) : (
        <Loading waiting label={t('loading')} skeleton={<TranslationSkeleton />}>
          {null}
        </Loading>
      )}
    </main>
  );
}
