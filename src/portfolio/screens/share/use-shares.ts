import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { isRefusal } from '#platform/api-errors.ts';
import type { Share } from '../../contract.ts';
import { portfolioApi } from '../portfolio-api.ts';

const PAGE_SIZE = 50;
/** A clock that is a little behind would ask too early. */
const A_LITTLE_LATER = 1000;
/** Timers hold no longer wait than this. */
const LONGEST = 2 ** 31 - 1;

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
    refetchInterval: ({ state }) => untilOneEnds(state.data),
  });
  return { list, items: list.data?.pages.flatMap(({ items }) => items) };
}

/** One that leads nowhere any more is shown so without anybody asking. */
function untilOneEnds(data: InfiniteData<{ items: Share[] }, unknown> | undefined) {
  const ends = (data?.pages ?? [])
    .flatMap(({ items }) => items)
    .flatMap(({ live, expiresAt }) => (live && expiresAt !== null ? [Date.parse(expiresAt) - Date.now()] : []));
  if (ends.length === 0) return false;
  return Math.min(LONGEST, Math.max(0, Math.min(...ends)) + A_LITTLE_LATER);
}
