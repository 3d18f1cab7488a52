import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MAX_COUNTED, type MailCounts, type MailRecord, type MailState } from '#mail/contract.ts';
import { useAdminApi } from '../admin-api.tsx';
import { pageOptions } from '../frame/page-options.ts';

/** Milliseconds between polls while mails are queued. */
const POLL_INTERVAL_MS = 3000;

/**
 * Queries the sending method and the counts per state. Polls while mails are queued or until the given time, by which a
 * retry should have begun.
 */
export function useMailOverview(pollUntil: number) {
  const api = useAdminApi();
  return useQuery({
    ...api.mail.overview.queryOptions(),
    networkMode: 'always',
    refetchInterval: ({ state }) =>
      Date.now() < pollUntil || (state.data?.counts.queued ?? 0) > 0 ? POLL_INTERVAL_MS : false,
  });
}

export type MailListFilter = { q?: string; state?: MailState; template?: string };

/** Queries the mails that match a filter, newest first, page by page. Polls while any of them is queued. */
export function useMails(filter: MailListFilter, pollUntil: number) {
  const api = useAdminApi();
  return useInfiniteQuery({
    ...api.mail.list.infiniteOptions({ ...pageOptions(filter), placeholderData: keepPreviousData }),
    networkMode: 'always',
    refetchInterval: ({ state }) =>
      Date.now() < pollUntil || hasQueued(state.data?.pages.flatMap(({ items }) => items)) ? POLL_INTERVAL_MS : false,
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
    refetchInterval: ({ state }) => (state.data?.state === 'queued' ? POLL_INTERVAL_MS : false),
  });
}

/** Returns the count prop of a tab; without a count above the maximum that the server counts to. */
export const tabCount = (counts: MailCounts, state: MailState) =>
  counts[state] > MAX_COUNTED ? {} : { count: counts[state] };
