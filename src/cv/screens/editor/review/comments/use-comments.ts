import { useQuery } from '@tanstack/react-query';
import { isRefusal } from '#platform/api-errors.ts';
import type { Cv } from '../../../../contract.ts';
import { COMMENT_LIMITS } from '../../../../model/comment-limits.ts';
import { cvApi } from '../../../cv-api.ts';

const MINUTE = 60_000;

export const commentsOf = (id: string) => cvApi.comments.queryOptions({ input: { id, limit: COMMENT_LIMITS.ofCv } });

/** Returns whether reviewers can currently comment on a CV. */
export const takesComments = (cv: Pick<Cv, 'visibility' | 'sharing'>) =>
  cv.visibility !== 'private' && cv.sharing.comments !== 'off';

/** Queries the comments on a CV, newest first. With `follows`, it polls every minute. */
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
