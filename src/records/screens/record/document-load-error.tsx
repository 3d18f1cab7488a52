import { useTranslations } from 'use-intl';
import { type FailedQuery, LoadError } from '#ui/feedback/error-state.tsx';

/** The error of a document that could not be loaded. Offline, it promises that unsaved changes are not lost. */
export function DocumentLoadError({ query }: { query: FailedQuery }) {
  const t = useTranslations('records.editor');
  const text = query.error instanceof TypeError ? t('offlineText') : undefined;
  return <LoadError title={t('failedTitle')} text={text} query={query} />;
}
