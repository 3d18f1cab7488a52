import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** Loads the next page; undefined after the last one. */
export type LoadMore = { onLoad: () => void; loading: boolean } | undefined;

type Props<Row> = {
  pages: UseInfiniteQueryResult<InfiniteData<{ items: Row[] }>>;
  /** Title of the error state and label of the loading state. */
  failed: string;
  loading: string;
  skeleton?: ReactNode;
  children: (rows: Row[], more: LoadMore) => ReactNode;
};

const TABLE = <Skeleton shape="block" className="h-84" />;

/** States of a paginated list: loading, failed or loaded. */
export function PaginatedList<Row>({ pages, failed, loading, skeleton = TABLE, children }: Props<Row>) {
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const more = pages.hasNextPage
    ? { onLoad: () => void pages.fetchNextPage(), loading: pages.isFetchingNextPage }
    : undefined;
  if (pages.isError && rows.length === 0) {
    return <LoadError title={failed} query={pages} />;
  }
  return (
    <Loading waiting={pages.isPending} label={loading} skeleton={skeleton}>
      {children(rows, more)}
    </Loading>
  );
}
