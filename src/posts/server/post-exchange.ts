import type { AccountExchange } from '#records/service.ts';
import type { PostDocument } from '../model/fields.ts';
import { readingMinutes } from '../model/reading-time.ts';
import { postKind } from './post-kind.ts';

/** Export and import of posts with an account. */
export const postExchange: AccountExchange<PostDocument> = {
  kind: postKind,
  name: 'posts',
  serverOnlyFields: ['minutes'],
  recompute: async (_ctx, post) => ({ ...post, minutes: readingMinutes(post.blocks) }),
  titleFallbacks: ['summary'],
};
