import type { PostStatus } from './limits.ts';

/** How far ahead a post can be scheduled. */
export const MAX_SCHEDULE_YEARS = 5;

type Publication = { status: PostStatus; publishedAt: string };

/**
 * Returns the time of a post as it is stored, when it changes from `before`. A published post gets the present unless
 * it has a time of its own; a draft loses the time at which it was to be published.
 */
export function publishedAtOf({ status, publishedAt }: Publication, before: Publication, now: Date): string {
  const time = publishedAt === '' ? '' : new Date(publishedAt).toISOString();
  const isPlan = time > now.toISOString() || (before.status === 'scheduled' && publishedAt === before.publishedAt);
  if (status === 'draft') return isPlan ? '' : time;
  const isReplaced = time === '' || (publishedAt === before.publishedAt && time > now.toISOString());
  return status === 'published' && isReplaced ? now.toISOString() : time;
}

/** Names of errors of a post’s time. */
export type TimeFault = 'missingField' | 'inThePast' | 'tooFarAhead' | 'notYetPast';

/** Returns what is wrong with the time of a post that is scheduled or published; undefined if nothing is. */
export function timeFaultOf({ status, publishedAt }: Publication, now: Date): TimeFault | undefined {
  if (status === 'draft') return undefined;
  if (publishedAt === '') return 'missingField';
  const time = new Date(publishedAt);
  if (status === 'published') return time > now ? 'notYetPast' : undefined;
  if (time <= now) return 'inThePast';
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() + MAX_SCHEDULE_YEARS);
  return time > limit ? 'tooFarAhead' : undefined;
}
