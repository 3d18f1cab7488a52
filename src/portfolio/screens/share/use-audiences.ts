import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isApiError } from '#platform/pure/api-errors.ts';
import type { ShareDialogTarget } from '#records/components.tsx';
import type { Audience } from '../../contract.ts';
import { portfolioApi } from '../portfolio-api.ts';

const PAGE_SIZE = 50;
/** As many as there can be links, of which few lead to one thing. */
const MAX_OF_TARGET = 100;
/** Added to the time of expiry, in milliseconds: with clocks slightly apart, a refetch could come too early. */
const CLOCK_TOLERANCE_MS = 1000;
/** Longest delay of a timer, which browsers keep as a signed 32-bit integer. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

export type AudienceState = 'active' | 'expired' | 'off';

const retry = (count: number, error: unknown) => !isApiError(error) && count < 1;

/** Returns everything by which others see the member's work, as far as it has been loaded. */
export function useAudiences(state: AudienceState | undefined) {
  const list = useInfiniteQuery({
    ...portfolioApi.audiences.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        limit: PAGE_SIZE,
        ...(state === undefined ? {} : { state }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
    networkMode: 'always',
    retry,
    refetchInterval: ({ state: query }) => msUntilNextExpiry(itemsOf(query.data)),
  });
  return { list, items: list.data && itemsOf(list.data), counts: list.data?.pages[0]?.counts };
}

/** Returns everything by which others see one thing. */
export const useAudiencesOf = ({ kind, id, letter }: Pick<ShareDialogTarget, 'kind' | 'id' | 'letter'>) =>
  useQuery({
    ...portfolioApi.audiences.list.queryOptions({
      input: {
        ...{ of: kind, limit: MAX_OF_TARGET },
        ...(id === undefined ? {} : { id }),
        ...(letter === undefined ? {} : { letter }),
      },
    }),
    networkMode: 'always',
    retry,
    refetchInterval: ({ state }) => msUntilNextExpiry(state.data?.items ?? []),
  });

const itemsOf = (data: InfiniteData<{ items: Audience[] }, unknown> | undefined) =>
  data?.pages.flatMap(({ items }) => items) ?? [];

/** Returns the milliseconds until the next live link expires, when the list is refetched; false if none expires. */
function msUntilNextExpiry(items: readonly Audience[]) {
  const remainingMs = items.flatMap((item) =>
    item.kind === 'link' && item.share.live && item.share.expiresAt !== null
      ? [Date.parse(item.share.expiresAt) - Date.now()]
      : [],
  );
  if (remainingMs.length === 0) return false;
  return Math.min(MAX_TIMEOUT_MS, Math.max(0, Math.min(...remainingMs)) + CLOCK_TOLERANCE_MS);
}
