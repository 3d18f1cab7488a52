import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#records/components.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { Post } from '../../contract.ts';
import { postsApi } from '../posts-api.ts';

type Target = 'published' | 'draft';
const ACTIONS = { published: 'publish', draft: 'draft' } as const;

/** Returns a function that publishes a post or makes it a draft again, with an undo toast. */
export function useSetPostStatus({ id, status }: Pick<Post, 'id' | 'status'>) {
  const t = useTranslations('posts.detail.done');
  const tRecords = useTranslations('records.manager');
  const queries = useQueryClient();
  const toast = useToast();
  const showFailure = useFailureToast();
  const [isBusy, setIsBusy] = useState(false);
  const change = async (target: Target) => {
    try {
      await postsApi.bulk.call({ ids: [id], action: ACTIONS[target] });
      await queries.invalidateQueries({ queryKey: postsApi.key() });
      return true;
    } catch (error) {
      showFailure(tRecords('notChanged', { count: 1 }), error);
      return false;
    }
  };
  const setStatus = async (target: Target) => {
    setIsBusy(true);
    const isDone = await change(target);
    setIsBusy(false);
    // The time of a scheduled post would be lost, so that its change can't be undone here.
    const undo = status === 'scheduled' ? undefined : () => void change(status);
    if (isDone) toast({ text: t(target), ...(undo && { undo }) });
  };
  return { isBusy, setStatus };
}
