import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#records/components.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { CvComment } from '../../../../contract-comments.ts';
import type { CommentState } from '../../../../model/comment-limits.ts';
import { cvApi } from '../../../cv-api.ts';
import { commentsQuery } from './use-comments.ts';

const MESSAGE_BY_STATE = { shown: 'saidAgreed', resolved: 'saidResolved' } as const;

/** Returns the owner's actions on comments. Each reports a failure and resolves to whether it succeeded. */
export function useCommentActions(id: string) {
  const t = useTranslations('cv-comments.review');
  const queries = useQueryClient();
  const toast = useToast();
  const reportFailure = useFailureToast();
  const { queryKey } = commentsQuery(id);

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
      return true;
    } catch (error) {
      reportFailure(t('notDone'), error);
      void queries.invalidateQueries({ queryKey });
      return false;
    }
  };
  /** Updates the cache at once, after cancelling requests whose older response would overwrite the update. */
  const updateCache = async (change: (items: readonly CvComment[]) => CvComment[]) => {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (before) => before && { ...before, items: change(before.items) });
  };
  const saveComment = async ({ id: comment }: CvComment, change: { state?: CommentState; answer?: string }) => {
    const changed = await cvApi.changeComment.call({ id, comment, ...change });
    await updateCache((items) => items.map((one) => (one.id === comment ? changed : one)));
  };
  const setState = (comment: CvComment, state: CommentState): Promise<boolean> =>
    attempt(async () => {
      const { readerName: name, state: before } = comment;
      await saveComment(comment, { state });
      if (state === 'held') return;
      const messageKey = before === 'resolved' && state === 'shown' ? 'saidReopened' : MESSAGE_BY_STATE[state];
      toast({ text: t(messageKey, { name }), tone: 'success', undo: () => void setState(comment, before) });
    });

  return {
    setState,
    answer: (comment: CvComment, answer: string) => attempt(() => saveComment(comment, { answer })),
    remove: (comment: CvComment) =>
      attempt(async () => {
        await cvApi.removeComment.call({ id, comment: comment.id });
        await updateCache((items) => items.filter((one) => one.id !== comment.id));
        toast({ text: t('saidDeleted', { name: comment.readerName }), tone: 'success' });
      }),
  };
}
export type CommentActions = ReturnType<typeof useCommentActions>;
