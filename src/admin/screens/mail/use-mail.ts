import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type MailCounts, type MailRecord, type MailState, MOST_COUNTED } from '#mail/contract.ts';
import { useAdminApi } from '../admin-api.tsx';
import { byPages } from '../frame/by-pages.ts';

/** Milliseconds between polls while mails are queued. */
const LOOK_AGAIN = 3000;

/**
 * Queries the sending method and the counts per state. Polls while mails are queued or until the given time, by which a
 * retry should have begun.
 */
export function useMailOverview(until: number) {
  const api = useAdminApi();
  return useQuery({
    ...api.mail.overview.queryOptions(),
    networkMode: 'always',
    refetchInterval: ({ state }) => (Date.now() < until || (state.data?.counts.queued ?? 0) > 0 ? LOOK_AGAIN : false),
  });
}

export type MailFilter = { q?: string; state?: MailState; template?: string };

/** Queries the mails that match a filter, newest first, page by page. Polls while any of them is queued. */
export function useMails(filter: MailFilter, until: number) {
  const api = useAdminApi();
  return useInfiniteQuery({
    ...api.mail.list.infiniteOptions({ ...byPages(filter), placeholderData: keepPreviousData }),
    networkMode: 'always',
    refetchInterval: ({ state }) =>
      Date.now() < until || hasQueued(state.data?.pages.flatMap(({ items }) => items)) ? LOOK_AGAIN : false,
  });
}

const hasQueued = (mails: MailRecord[] | undefined) => mails?.some(({ state }) => state === 'queued') ?? false;

/** Queries a mail with its content. */
export function useMail(id: string) {
  const api = useAdminApi();
  return useQuery({
    ...api.mail.read.queryOptions({ input: { id } }),
    networkMode: 'always',
    retry: false,
    refetchInterval: ({ state }) => (state.data?.state === 'queued' ? LOOK_AGAIN : false),
  });
}

/** Returns the count prop of a tab; without a count above the maximum that the server counts to. */
export const toldCount = (counts: MailCounts, state: MailState) =>
  counts[state] > MOST_COUNTED ? {} : { count: counts[state] };
