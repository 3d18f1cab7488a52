import { useTranslations } from 'use-intl';
import { fieldMessage } from '#platform/pure/api-errors.ts';
import { type FailedQuery, LoadError } from '#ui/feedback/error-state.tsx';

/** The error of pages that could not be shown, such as of a CV that is too long to lay out. */
export function PagesError({ query }: { query: FailedQuery }) {
  const t = useTranslations('cv-history.pages');
  return <LoadError title={t('failed')} text={fieldMessage(query.error, 'document')} query={query} />;
}
