import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#records/components.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { Share } from '../../contract.ts';
import { portfolioApi } from '../portfolio-api.ts';
import { useShareName } from './share-name.ts';
import { sharesOptions } from './use-shares.ts';

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
  const { queryKey } = sharesOptions();

  /** Updates the cached list. Cancels running requests, whose older responses would overwrite the change. */
  const updateCache = async (change: (items: Share[], isFirst: boolean) => Share[]) => {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(
      queryKey,
      (before) =>
        before && {
          ...before,
          pages: before.pages.map((page, at) => ({ ...page, items: change(page.items, at === 0) })),
        },
    );
  };
  const replaceInCache = (share: Share) =>
    updateCache((items) => items.map((one) => (one.shareId === share.shareId ? share : one)));
  const attempt = async (work: () => Promise<void>, rollback = async () => {}) => {
    try {
      await work();
      return true;
    } catch (error) {
      await rollback();
      reportFailure(t('notDone'), error);
      void queries.invalidateQueries({ queryKey });
      return false;
    }
  };
  const saveChange = async ({ shareId }: Share, change: ShareChange) => {
    const updatedShare = await inOrder(shareId, () => portfolioApi.shares.change.call({ shareId, ...change }));
    await replaceInCache(updatedShare);
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
      await updateCache((items, isFirst) => (isFirst ? [newShare, ...items] : items));
      if (queries.getQueryData(queryKey) === undefined) void queries.invalidateQueries({ queryKey });
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
        await updateCache((items) => items.filter(({ shareId }) => shareId !== share.shareId));
        setAnnouncement(t('nowDeleted', { name: nameOf(share) }));
      }),
  };
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
