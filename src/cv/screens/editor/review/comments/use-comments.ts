import { useQuery } from '@tanstack/react-query';
import { isRefusal } from '#platform/api-errors.ts';
import type { Cv } from '../../../../contract.ts';
import { COMMENT_LIMITS } from '../../../../model/comment-limits.ts';
import { cvApi } from '../../../cv-api.ts';

const MINUTE = 60_000;

export const commentsOf = (id: string) => cvApi.comments.queryOptions({ input: { id, limit: COMMENT_LIMITS.ofCv } });

/** Whether readers can say something of a CV now. */
export const takesComments = (cv: Pick<Cv, 'visibility' | 'sharing'>) =>
  cv.visibility !== 'private' && cv.sharing.comments !== 'off';

/** What readers have said of a CV, newest first. With `follows`, what they say meanwhile comes by itself. */
export function useComments(id: string, { follows = false } = {}) {
  return useQuery({
    ...commentsOf(id),
    staleTime: 0,
    refetchInterval: follows && MINUTE,
    refetchIntervalInBackground: false,
    networkMode: 'always',
    retry: (count, error) => !isRefusal(error) && count < 1,
  });
}
