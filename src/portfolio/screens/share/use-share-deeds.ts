import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTellFailure } from '#records/components.tsx';
import { useToast } from '#ui/use-toast.ts';
import type { Share } from '../../contract.ts';
import { portfolioApi } from '../portfolio-api.ts';
import { useShareName } from './share-name.ts';
import { sharesOptions } from './use-shares.ts';

export type ShareDeeds = ReturnType<typeof useShareDeeds>;
export type NewShare = Parameters<typeof portfolioApi.shares.create.call>[0];
export type ShareChange = Omit<Parameters<typeof portfolioApi.shares.change.call>[0], 'shareId'>;

/**
 * Returns the actions on links. Failures are shown as toasts, except for `create` and `change`, whose forms show them.
 */
export function useShareDeeds() {
  const t = useTranslations('portfolio-share');
  const queries = useQueryClient();
  const toast = useToast();
  const tell = useTellFailure();
  const nameOf = useShareName();
  const [said, setSaid] = useState('');
  const { queryKey } = sharesOptions();

  /** Updates the cached list. Cancels running requests, whose older responses would overwrite the change. */
  const show = async (change: (items: Share[], isFirst: boolean) => Share[]) => {
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
  const put = (share: Share) => show((items) => items.map((one) => (one.shareId === share.shareId ? share : one)));
  const attempt = async (work: () => Promise<void>, takeBack = async () => {}) => {
    try {
      await work();
      return true;
    } catch (error) {
      await takeBack();
      tell(t('notDone'), error);
      void queries.invalidateQueries({ queryKey });
      return false;
    }
  };
  const write = async ({ shareId }: Share, change: ShareChange) => {
    const changed = await portfolioApi.shares.change.call({ shareId, ...change });
    await put(changed);
    return changed;
  };
  const turn = (share: Share, state: Share['state']) =>
    attempt(async () => {
      const { live } = await write(share, { state });
      if (live) setSaid(t('nowLive', { name: nameOf(share) }));
    });
  /** Optimistic update: the result is shown before the server responds. */
  const stop = (share: Share, state: 'paused' | 'revoked') =>
    attempt(
      async () => {
        await put({ ...share, state, live: false, hidden: state });
        await write(share, { state });
      },
      () => put(share),
    );

  return {
    /** Result of the last action, for a live region. */
    said,
    create: async (wanted: NewShare) => {
      const made = await portfolioApi.shares.create.call(wanted);
      await show((items, isFirst) => (isFirst ? [made, ...items] : items));
      if (queries.getQueryData(queryKey) === undefined) void queries.invalidateQueries({ queryKey });
      setSaid(t('form.made', { name: nameOf(made) }));
      return made;
    },
    change: write,
    activate: (share: Share) => turn(share, 'active'),
    pause: async (share: Share) => {
      if (await stop(share, 'paused')) setSaid(t('nowPaused', { name: nameOf(share) }));
    },
    revoke: async (share: Share) => {
      if (await stop(share, 'revoked')) {
        toast({ text: t('nowRevoked', { name: nameOf(share) }), undo: () => void turn(share, share.state) });
      }
    },
    remove: (share: Share) =>
      attempt(async () => {
        await portfolioApi.shares.remove.call({ shareId: share.shareId });
        await show((items) => items.filter(({ shareId }) => shareId !== share.shareId));
        setSaid(t('nowDeleted', { name: nameOf(share) }));
      }),
  };
}
