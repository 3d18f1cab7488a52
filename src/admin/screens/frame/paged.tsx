import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useFailureWords } from '#ui/use-failure-words.ts';

/** Has the next page come; there is none once the last has. */
export type More = { onLoad: () => void; loading: boolean } | undefined;

type Props<Row> = {
  pages: UseInfiniteQueryResult<InfiniteData<{ items: Row[] }>>;
  /** What is said when nothing came, and what one waits for. */
  failed: string;
  loading: string;
  skeleton?: ReactNode;
  children: (rows: Row[], more: More) => ReactNode;
};

const TABLE = <Skeleton shape="block" className="h-84" />;

/** A list that comes page by page: that it is on its way, that it did not come, or what has come of it. */
export function Paged<Row>({ pages, failed, loading, skeleton = TABLE, children }: Props<Row>) {
  const wordsOf = useFailureWords();
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const more = pages.hasNextPage
    ? { onLoad: () => void pages.fetchNextPage(), loading: pages.isFetchingNextPage }
    : undefined;
  if (pages.isError && rows.length === 0) {
    return (
      <ErrorState
        title={failed}
        text={wordsOf(pages.error)}
        onRetry={() => void pages.refetch()}
        retrying={pages.isFetching}
      />
    );
  }
  return (
    <Loading waiting={pages.isPending} label={loading} skeleton={skeleton}>
      {children(rows, more)}
    </Loading>
  );
}
