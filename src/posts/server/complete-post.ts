import { invalidFields } from '#platform/pure/errors.ts';
import type { PostDocument } from '../model/fields.ts';
import { readingMinutes } from '../model/reading-time.ts';
import { MAX_SCHEDULE_YEARS, publishedAtOf, timeFaultOf } from '../model/schedule.ts';

/** Completes a post with its time and its reading time. Throws if a new time doesn’t fit the status. */
export function completePost(post: PostDocument, before: PostDocument, now: Date): PostDocument {
  const publishedAt = publishedAtOf(post, before, now);
  const completed = { ...post, publishedAt, minutes: readingMinutes(post.blocks) };
  // A scheduled post whose time has passed waits for its member, who may still write on it.
  const isNew = post.status !== before.status || publishedAt !== before.publishedAt;
  const fault = isNew ? timeFaultOf(completed, now) : undefined;
  if (fault) {
    const values = fault === 'tooFarAhead' ? { years: MAX_SCHEDULE_YEARS } : {};
    throw invalidFields([{ path: 'publishedAt', text: { word: fault, values } }]);
  }
  return completed;
}
