import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { makeApiClient } from '#platform/browser/api-client.ts';
import { isApiError } from '#platform/pure/api-errors.ts';
import type { Hostname, hostnamesContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** The API client for the screens of custom domains. */
const domainsApi = makeApiClient<typeof hostnamesContract>({ routes, name: 'domains' });

const MINUTE = 60 * 1000;

const needsPolling = ({ state }: Hostname) => state === 'pending' || state === 'failing';

/** Queries the signed-in member's domains. Refetches every minute while one of them is pending or failing. */
export const useDomains = () =>
  useQuery({
    ...domainsApi.list.queryOptions(),
    networkMode: 'always',
    retry: (count, error) => !isApiError(error) && count < 1,
    refetchInterval: ({ state }) => (state.data?.items.some(needsPolling) ? MINUTE : false),
  });

export type DomainActions = ReturnType<typeof useDomainActions>;

/** Returns the actions on domains. Failures are thrown to the caller, which shows them in place. */
export function useDomainActions() {
  const t = useTranslations('domains');
  const queries = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const queryKey = domainsApi.list.queryKey();

  /** Applies a change to the cached list, after cancelling requests in flight that could overwrite it. */
  const updateList = async (change: (items: Hostname[]) => Hostname[]) => {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (before) => before && { items: change(before.items) });
  };

  return {
    /** The result of the last action, for a live region. */
    announcement,
    add: async (host: string) => {
      const created = await domainsApi.add.call({ host });
      await updateList((items) => [created, ...items]);
      setAnnouncement(t('add.added', { domain: created.shownAs }));
      return created;
    },
    check: async ({ host, shownAs }: Hostname) => {
      setAnnouncement('');
      const checked = await domainsApi.check.call({ host });
      await updateList((items) => items.map((one) => (one.host === host ? checked : one)));
      setAnnouncement(
        t(checked.seen.every(({ isRight }) => isRight) ? 'check.right' : 'check.wrong', { domain: shownAs }),
      );
    },
    release: async ({ host, shownAs }: Hostname) => {
      await domainsApi.remove.call({ host });
      await updateList((items) => items.filter((one) => one.host !== host));
      setAnnouncement(t('released', { domain: shownAs }));
    },
  };
}
