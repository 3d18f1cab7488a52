import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useTellFailure } from '#records/components.tsx';
import { useToast } from '#ui/use-toast.ts';
import type { CvComment } from '../../../../contract-comments.ts';
import type { CommentState } from '../../../../model/comment-limits.ts';
import { cvApi } from '../../../cv-api.ts';
import { commentsOf } from './use-comments.ts';

const SAID = { shown: 'saidAgreed', resolved: 'saidResolved' } as const;

/** Returns the owner's actions on comments. Each reports a failure and resolves to whether it succeeded. */
export function useCommentDeeds(id: string) {
  const t = useTranslations('cv-comments.review');
  const queries = useQueryClient();
  const toast = useToast();
  const tell = useTellFailure();
  const { queryKey } = commentsOf(id);

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
      return true;
    } catch (error) {
      tell(t('notDone'), error);
      void queries.invalidateQueries({ queryKey });
      return false;
    }
  };
  /** Updates the cache at once, after cancelling requests whose older response would overwrite the update. */
  const show = async (change: (items: readonly CvComment[]) => CvComment[]) => {
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (before) => before && { ...before, items: change(before.items) });
  };
  const write = async ({ id: comment }: CvComment, change: { state?: CommentState; answer?: string }) => {
    const changed = await cvApi.changeComment.call({ id, comment, ...change });
    await show((items) => items.map((one) => (one.id === comment ? changed : one)));
  };
  const setState = (comment: CvComment, state: CommentState): Promise<boolean> =>
    attempt(async () => {
      const { readerName: name, state: before } = comment;
      await write(comment, { state });
      if (state === 'held') return;
      const word = before === 'resolved' && state === 'shown' ? 'saidReopened' : SAID[state];
      toast({ text: t(word, { name }), tone: 'success', undo: () => void setState(comment, before) });
    });

  return {
    setState,
    answer: (comment: CvComment, answer: string) => attempt(() => write(comment, { answer })),
    remove: (comment: CvComment) =>
      attempt(async () => {
        await cvApi.removeComment.call({ id, comment: comment.id });
        await show((items) => items.filter((one) => one.id !== comment.id));
        toast({ text: t('saidDeleted', { name: comment.readerName }), tone: 'success' });
      }),
  };
}
export type CommentDeeds = ReturnType<typeof useCommentDeeds>;
