import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { statusOf } from '#platform/pure/api-errors.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DocumentLoadError } from './document-load-error.tsx';
import { RecordNotFound } from './record-not-found.tsx';

type Props<Record> = {
  query: UseQueryResult<Record>;
  back: { to: string; label: string };
  children: (record: Record) => ReactNode;
};

/** Loading, error and not-found states of a record; renders `children` once it has loaded. */
export function RecordView<Record>({ query, back, children }: Props<Record>) {
  const t = useTranslations('records.editor');
  if (statusOf(query.error) === 404) return <RecordNotFound back={back} />;
  return (
    <Loading waiting={query.isPending} label={t('loading')} skeleton={<RecordSkeleton />}>
      {query.data === undefined ? <DocumentLoadError query={query} /> : children(query.data)}
    </Loading>
  );
}

const RecordSkeleton = () => (
  <div className="mx-auto grid max-w-184 gap-6 pt-10">
    <Skeleton shape="block" className="h-56" />
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton shape="short" />
  </div>
);
