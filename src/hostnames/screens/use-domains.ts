import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefusal } from '#platform/api-errors.ts';
import type { Hostname } from '../contract.ts';
import { domainsApi } from './domains-api.ts';

const MINUTE = 60 * 1000;

const isWaited = ({ state }: Hostname) => state === 'pending' || state === 'failing';

/** Queries the signed-in member's domains. Refetches every minute while one of them is pending or failing. */
export const useDomains = () =>
  useQuery({
    ...domainsApi.list.queryOptions(),
    networkMode: 'always',
    retry: (count, error) => !isRefusal(error) && count < 1,
    refetchInterval: ({ state }) => (state.data?.items.some(isWaited) ? MINUTE : false),
  });

export type DomainDeeds = ReturnType<typeof useDomainDeeds>;

/** Returns the actions on domains. Failures are thrown to the caller, which shows them in place. */
export function useDomainDeeds() {
  const t = useTranslations('domains');
  const queries = useQueryClient();
  const [said, setSaid] = useState('');
  const queryKey = domainsApi.list.queryKey();

  /** Applies a change to the cached list, after cancelling requests in flight that could overwrite it. */
  const show = async (change: (items: Hostname[]) => Hostname[]) => {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (before) => before && { items: change(before.items) });
  };

  return {
    /** The result of the last action, for a live region. */
    said,
    add: async (host: string) => {
      const made = await domainsApi.add.call({ host });
      await show((items) => [made, ...items]);
      setSaid(t('add.added', { domain: made.shownAs }));
      return made;
    },
    check: async ({ host, shownAs }: Hostname) => {
      setSaid('');
      const checked = await domainsApi.check.call({ host });
      await show((items) => items.map((one) => (one.host === host ? checked : one)));
      setSaid(t(checked.seen.every(({ isRight }) => isRight) ? 'check.right' : 'check.wrong', { domain: shownAs }));
    },
    release: async ({ host, shownAs }: Hostname) => {
      await domainsApi.remove.call({ host });
      await show((items) => items.filter((one) => one.host !== host));
      setSaid(t('released', { domain: shownAs }));
    },
  };
}
