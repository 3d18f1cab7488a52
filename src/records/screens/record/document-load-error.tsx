import { useTranslations } from 'use-intl';
import { ErrorState, type FailedQuery } from '#ui/feedback/error-state.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';

/** The error of a document that could not be loaded. Offline, it promises that unsaved changes are not lost. */
export function DocumentLoadError({ query }: { query: FailedQuery }) {
  const t = useTranslations('records.editor');
  const messageOf = useErrorText();
  return (
    <ErrorState
      title={t('failedTitle')}
      text={query.error instanceof TypeError ? t('offlineText') : messageOf(query.error)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
