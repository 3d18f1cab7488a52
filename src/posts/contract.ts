import { oc } from '@orpc/contract';
import { z } from 'zod';
import { type RecordOf, recordRoutes, recordVersionRoutes } from '#records/contract.ts';
import { postImportRoutes } from './contract-import.ts';
import { POST_STATUSES, type PostDocument, postFields, postServerFields } from './model/fields.ts';

/** Public contract of the posts domain for client and server. */

export type { PreviewedPost } from './contract-import.ts';
export type { PostDocument, PostStatus } from './model/fields.ts';

export type Post = RecordOf<PostDocument & { slug: string }>;
export type PostItem = Omit<Post, 'blocks'>;

export const POST_ACTIONS = ['publish', 'draft'] as const;

const { slug, ...versionedFields } = postFields;

export const postsContract = {
  ...recordRoutes({
    tag: 'Posts',
    path: '/posts',
    fields: postFields,
    required: ['title'],
    given: postServerFields,
    heavy: ['blocks'],
    statuses: POST_STATUSES,
    actions: POST_ACTIONS,
  }),
  series: oc
    .route({ method: 'GET', path: '/posts/series', tags: ['Posts'], summary: 'List the series of your posts' })
    .output(z.object({ items: z.array(z.object({ name: z.string(), count: z.int() })) })),
  ...recordVersionRoutes({ tag: 'Posts', path: '/posts', fields: versionedFields, beside: { slug } }),
  ...postImportRoutes,
};
