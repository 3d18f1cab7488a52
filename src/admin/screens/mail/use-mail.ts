import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type MailCounts, type MailRecord, type MailState, MOST_COUNTED } from '#mail/contract.ts';
import { useAdminApi } from '../admin-api.tsx';
import { byPages } from '../frame/by-pages.ts';

/** Milliseconds after which what waits is looked at again. */
const LOOK_AGAIN = 3000;

/**
 * How mail goes out, and how much of it is where. Looked at again while something waits, or until the moment when what was
 * asked for should have begun.
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

/** The mails that fit, the newest first, as far as they have been fetched. */
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

/** One mail with what it says. */
export function useMail(id: string) {
  const api = useAdminApi();
  return useQuery({
    ...api.mail.read.queryOptions({ input: { id } }),
    networkMode: 'always',
    retry: false,
    refetchInterval: ({ state }) => (state.data?.state === 'queued' ? LOOK_AGAIN : false),
  });
}

/** A number of mails as a tab tells it: of very many, none. */
export const toldCount = (counts: MailCounts, state: MailState) =>
  counts[state] > MOST_COUNTED ? {} : { count: counts[state] };
