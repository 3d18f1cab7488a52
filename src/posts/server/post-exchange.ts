import type { AccountExchange } from '#records/service.ts';
import type { PostDocument } from '../model/fields.ts';
import { readingMinutes } from '../model/reading-time.ts';
import { timeFaultOf } from '../model/schedule.ts';
import { postKind } from './post-kind.ts';

/** Export and import of posts with an account. */
export const postExchange: AccountExchange<PostDocument> = {
  kind: postKind,
  name: 'posts',
  serverOnlyFields: ['minutes'],
  recompute: async (_ctx, post) => ({ ...post, minutes: readingMinutes(post.blocks) }),
  // A scheduled post of an export may have been published since.
  uncomparedFields: ['status', 'publishedAt'],
  isOutdated: (post, now) => timeFaultOf(post, now) !== undefined,
  titleFallbacks: ['summary'],
};
