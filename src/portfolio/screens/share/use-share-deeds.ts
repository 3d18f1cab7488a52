import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureWords } from '#records/components.tsx';
import { useToast } from '#ui/use-toast.ts';
import type { Share } from '../../contract.ts';
import { portfolioApi } from '../portfolio-api.ts';
import { nameOf } from './share-name.ts';
import { sharesOptions } from './use-shares.ts';

export type ShareDeeds = ReturnType<typeof useShareDeeds>;

/** What can be done with links. What is refused is told; forms tell it themselves. */
export function useShareDeeds() {
  const t = useTranslations('portfolio-share');
  const queries = useQueryClient();
  const toast = useToast();
  const wordsOf = useFailureWords();
  const [said, setSaid] = useState('');
  const { queryKey } = sharesOptions();

  /** Shows at once what came of it; nothing that was asked for before overtakes it. */
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
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
      return true;
    } catch (error) {
      toast({ text: t('notDone'), detail: wordsOf(error), tone: 'error' });
      void queries.invalidateQueries({ queryKey });
      return false;
    }
  };
  const write = async (change: { shareId: string; label?: string; state?: Share['state'] }) => {
    const changed = await portfolioApi.shares.change.call(change);
    await show((items) => items.map((one) => (one.shareId === changed.shareId ? changed : one)));
  };
  const restore = ({ shareId }: Share) => attempt(() => write({ shareId, state: 'active' }));

  return {
    /** What has just come of it, for those who do not see it. */
    said,
    create: async (label: string) => {
      const made = await portfolioApi.shares.create.call({ label, target: { kind: 'portfolio' } });
      await show((items, isFirst) => (isFirst ? [made, ...items] : items));
      if (queries.getQueryData(queryKey) === undefined) void queries.invalidateQueries({ queryKey });
      setSaid(t('new.made', { name: nameOf(made, t('unnamed')) }));
      return made;
    },
    rename: ({ shareId }: Share, label: string) => write({ shareId, label }),
    restore,
    revoke: (share: Share) =>
      attempt(async () => {
        await write({ shareId: share.shareId, state: 'revoked' });
        toast({ text: t('nowRevoked', { name: nameOf(share, t('unnamed')) }), undo: () => void restore(share) });
      }),
    remove: (share: Share) =>
      attempt(async () => {
        await portfolioApi.shares.remove.call({ shareId: share.shareId });
        await show((items) => items.filter(({ shareId }) => shareId !== share.shareId));
        setSaid(t('nowDeleted', { name: nameOf(share, t('unnamed')) }));
      }),
  };
}
