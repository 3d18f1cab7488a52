import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { isApiError } from '#platform/pure/api-errors.ts';
import type { Share } from '../../contract.ts';
import { portfolioApi } from '../portfolio-api.ts';

const PAGE_SIZE = 50;
/** Added to the time of expiry, in milliseconds: with clocks slightly apart, a refetch could come too early. */
const CLOCK_TOLERANCE_MS = 1000;
/** Longest delay of a timer, which browsers keep as a signed 32-bit integer. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

export const sharesOptions = () =>
  portfolioApi.shares.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ limit: PAGE_SIZE, ...(cursor === undefined ? {} : { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Returns the signed-in member's links, newest first, as far as they have been loaded. */
export function useShares() {
  const list = useInfiniteQuery({
    ...sharesOptions(),
    networkMode: 'always',
    retry: (count, error) => !isApiError(error) && count < 1,
    refetchInterval: ({ state }) => msUntilNextExpiry(state.data),
  });
  return { list, items: list.data?.pages.flatMap(({ items }) => items) };
}

/** Returns the milliseconds until the next live link expires, when the list is refetched; false if none expires. */
function msUntilNextExpiry(data: InfiniteData<{ items: Share[] }, unknown> | undefined) {
  const remainingMs = (data?.pages ?? [])
    .flatMap(({ items }) => items)
    .flatMap(({ live, expiresAt }) => (live && expiresAt !== null ? [Date.parse(expiresAt) - Date.now()] : []));
  if (remainingMs.length === 0) return false;
  return Math.min(MAX_TIMEOUT_MS, Math.max(0, Math.min(...remainingMs)) + CLOCK_TOLERANCE_MS);
}
