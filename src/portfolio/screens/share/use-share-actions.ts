import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#records/components.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { Audience, Share } from '../../contract.ts';
import { portfolioApi } from '../portfolio-api.ts';
import { useShareName } from './share-name.ts';

export type ShareActions = ReturnType<typeof useShareActions>;
export type CreateShareInput = Parameters<typeof portfolioApi.shares.create.call>[0];
export type ShareChange = Omit<Parameters<typeof portfolioApi.shares.change.call>[0], 'shareId'>;

/**
 * Returns the actions on links. Failures are shown as toasts, except for `create` and `change`, whose forms show them.
 */
export function useShareActions() {
  const t = useTranslations('portfolio-share');
  const queries = useQueryClient();
  const toast = useToast();
  const reportFailure = useFailureToast();
  const nameOf = useShareName();
  const [announcement, setAnnouncement] = useState('');
  const queryKey = portfolioApi.audiences.key();

  /** Updates a link in all cached lists. Cancels running requests, whose older responses would overwrite the change. */
  const replaceInCache = async (share: Share) => {
    await queries.cancelQueries({ queryKey });
    queries.setQueriesData<AudienceLists>({ queryKey }, (cached) => cached && withShare(cached, share));
  };
  const refetch = () => void queries.invalidateQueries({ queryKey });
  const attempt = async (work: () => Promise<void>, rollback = async () => {}) => {
    try {
      await work();
      return true;
    } catch (error) {
      await rollback();
      reportFailure(t('notDone'), error);
      refetch();
      return false;
    }
  };
  const saveChange = async ({ shareId }: Share, change: ShareChange) => {
    const updatedShare = await inOrder(shareId, () => portfolioApi.shares.change.call({ shareId, ...change }));
    await replaceInCache(updatedShare);
    refetch();
    return updatedShare;
  };
  const changeState = (share: Share, state: Share['state']) =>
    attempt(async () => {
      const { live } = await saveChange(share, { state });
      if (live) setAnnouncement(t('nowLive', { name: nameOf(share) }));
    });
  /** Optimistic update: the result is shown before the server responds. */
  const deactivate = (share: Share, state: 'paused' | 'revoked') =>
    attempt(
      async () => {
        await replaceInCache({ ...share, state, live: false, hidden: state });
        await saveChange(share, { state });
      },
      () => replaceInCache(share),
    );

  return {
    /** Result of the last action, for a live region. */
    announcement,
    create: async (input: CreateShareInput) => {
      const newShare = await portfolioApi.shares.create.call(input);
      refetch();
      setAnnouncement(t('form.made', { name: nameOf(newShare) }));
      return newShare;
    },
    change: saveChange,
    activate: (share: Share) => changeState(share, 'active'),
    pause: async (share: Share) => {
      if (await deactivate(share, 'paused')) setAnnouncement(t('nowPaused', { name: nameOf(share) }));
    },
    revoke: async (share: Share) => {
      if (await deactivate(share, 'revoked')) {
        toast({ text: t('nowRevoked', { name: nameOf(share) }), undo: () => void changeState(share, share.state) });
      }
    },
    remove: (share: Share) =>
      attempt(async () => {
        await portfolioApi.shares.remove.call({ shareId: share.shareId });
        await queries.invalidateQueries({ queryKey });
        setAnnouncement(t('nowDeleted', { name: nameOf(share) }));
      }),
  };
}

type AudienceList = { items: Audience[] };
type AudienceLists = AudienceList | InfiniteData<AudienceList>;

/** Returns a cached list, in pages or not, with the current state of a link. */
function withShare(cached: AudienceLists, share: Share): AudienceLists {
  const inList = (list: AudienceList): AudienceList => ({
    ...list,
    items: list.items.map((one) =>
      one.kind === 'link' && one.share.shareId === share.shareId ? { ...one, share } : one,
    ),
  });
  return 'pages' in cached ? { ...cached, pages: cached.pages.map(inList) } : inList(cached);
}

/** The last request for each link. */
const lastRequests = new Map<string, Promise<unknown>>();

/** Sends a request after those for the same link have ended, because the last one that the server handles counts. */
function inOrder<Response>(shareId: string, send: () => Promise<Response>): Promise<Response> {
  const earlier = lastRequests.get(shareId) ?? Promise.resolve();
  const request = earlier.catch(() => undefined).then(send);
  lastRequests.set(shareId, request);
  const forget = () => void (lastRequests.get(shareId) === request && lastRequests.delete(shareId));
  void request.then(forget, forget);
  return request;
}
