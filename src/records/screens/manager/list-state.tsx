import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';

type Props = {
  list: {
    isPending: boolean;
    isLoadingError: boolean;
    isPlaceholderData: boolean;
    isFetching: boolean;
    fetchStatus: string;
    error: unknown;
    refetch: () => unknown;
  };
  /** The list is empty, but its facets have not loaded, so it is unknown which empty state applies. */
  isUndetermined: boolean;
  skeleton: ReactNode;
  children: ReactNode;
};

/** Shows the list once it has loaded; until then a skeleton, an offline notice or an error. */
export function ListState({ list, isUndetermined, skeleton, children }: Props) {
  const t = useTranslations('records.manager');
  if (list.isLoadingError) {
    return <LoadError title={t('failedTitle')} query={list} />;
  }
  if ((list.isPending || list.isPlaceholderData) && list.fetchStatus === 'paused') {
    return <EmptyState icon={CloudOff} title={t('offlineTitle')} text={t('offlineText')} />;
  }
  return (
    <Loading waiting={list.isPending || isUndetermined} label={t('loading')} skeleton={skeleton}>
      {children}
    </Loading>
  );
}
