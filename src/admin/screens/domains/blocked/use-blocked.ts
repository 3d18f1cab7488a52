import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureWords } from '#ui/use-failure-words.ts';
import { useToast } from '#ui/use-toast.ts';
import { useAdminApi } from '../../admin-api.tsx';

export type Blocking = { pattern: string; note: string; reason?: string };

/** Actions on blocked domain names. */
export function useBlocked(onGone: () => void) {
  const t = useTranslations('admin-domains.blocked');
  const api = useAdminApi();
  const queries = useQueryClient();
  const toast = useToast();
  const wordsOf = useFailureWords();
  const [said, setSaid] = useState('');
  const [leaving, setLeaving] = useState<string>();
  const refresh = () => queries.invalidateQueries({ queryKey: api.domains.key() });
  return {
    said,
    /** Pattern that is being removed from the list. */
    leaving,
    /** Throws on failure, for the form to show. */
    block: async (blocking: Blocking) => {
      const { pattern, takenOff } = await api.domains.block.call(blocking);
      await refresh();
      setSaid(t('said', { pattern, count: takenOff }));
    },
    unblock: async (pattern: string) => {
      setLeaving(pattern);
      try {
        await api.domains.unblock.call({ pattern });
        await refresh();
        setSaid(t('free', { pattern }));
        onGone();
      } catch (error) {
        toast({ text: t('notDone'), detail: wordsOf(error), tone: 'error' });
      } finally {
        setLeaving(undefined);
      }
    },
  };
}
