import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { useToast } from '#ui/feedback/use-toast.ts';
import { useAdminApi } from '../../admin-api.tsx';

export type BlockNameInput = { pattern: string; note: string; reason?: string };

/** Actions on blocked domain names. */
export function useBlockedNames(onUnblocked: () => void) {
  const t = useTranslations('admin-domains.blocked');
  const api = useAdminApi();
  const queries = useQueryClient();
  const toast = useToast();
  const wordsOf = useErrorText();
  const [announcement, setAnnouncement] = useState('');
  const [unblocking, setUnblocking] = useState<string>();
  const refresh = () => queries.invalidateQueries({ queryKey: api.domains.key() });
  return {
    announcement,
    /** Pattern that is being removed from the list. */
    unblocking,
    /** Throws on failure, for the form to show. */
    block: async (blockInput: BlockNameInput) => {
      const { pattern, takenOff } = await api.domains.block.call(blockInput);
      await refresh();
      setAnnouncement(t('said', { pattern, count: takenOff }));
    },
    unblock: async (pattern: string) => {
      setUnblocking(pattern);
      try {
        await api.domains.unblock.call({ pattern });
        await refresh();
        setAnnouncement(t('free', { pattern }));
        onUnblocked();
      } catch (error) {
        toast({ text: t('notDone'), detail: wordsOf(error), tone: 'error' });
      } finally {
        setUnblocking(undefined);
      }
    },
  };
}
