import { useQuery } from '@tanstack/react-query';
import { isApiError } from '#platform/pure/api-errors.ts';
import type { Cv } from '../../../../contract.ts';
import { COMMENT_LIMITS } from '../../../../model/comment-limits.ts';
import { cvApi } from '../../../cv-api.ts';

const POLL_INTERVAL_MS = 60_000;

export const commentsQuery = (id: string) =>
  cvApi.comments.queryOptions({ input: { id, limit: COMMENT_LIMITS.perCv } });

/** Returns whether reviewers can currently comment on a CV. */
export const acceptsComments = (cv: Pick<Cv, 'visibility' | 'sharing'>) =>
  cv.visibility !== 'private' && cv.sharing.comments !== 'off';

/** Queries the comments on a CV, newest first. With `follows`, it polls every minute. */
export function useComments(id: string, { follows = false } = {}) {
  return useQuery({
    ...commentsQuery(id),
    staleTime: 0,
    refetchInterval: follows && POLL_INTERVAL_MS,
    refetchIntervalInBackground: false,
    networkMode: 'always',
    retry: (count, error) => !isApiError(error) && count < 1,
  });
}
