import { useTranslations } from 'use-intl';
import { fieldMessage } from '#platform/pure/api-errors.ts';
import { ErrorState, type FailedQuery } from '#ui/feedback/error-state.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';

/** The error of pages that could not be shown, such as of a CV that is too long to lay out. */
export function PagesError({ query }: { query: FailedQuery }) {
  const t = useTranslations('cv-history.pages');
  const messageOf = useErrorText();
  return (
    <ErrorState
      title={t('failed')}
      text={fieldMessage(query.error, 'document') ?? messageOf(query.error)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
