import { useInfiniteQuery } from '@tanstack/react-query';
import { isRefusal } from '#platform/api-errors.ts';
import { portfolioApi } from '../portfolio-api.ts';

const PAGE_SIZE = 50;

export const sharesOptions = () =>
  portfolioApi.shares.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ limit: PAGE_SIZE, ...(cursor === undefined ? {} : { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** The links of whoever is signed in, the newest first, as far as they have been fetched. */
export function useShares() {
  const list = useInfiniteQuery({
    ...sharesOptions(),
    networkMode: 'always',
    retry: (count, error) => !isRefusal(error) && count < 1,
  });
  return { list, items: list.data?.pages.flatMap(({ items }) => items) };
}
