import { oc } from '@orpc/contract';
import { z } from 'zod';
import { POST_IMPORT_FORMATS, POST_IMPORT_LIMITS, POST_IMPORT_PROBLEMS } from './model/import.ts';
import { POST_STATUSES } from './model/limits.ts';

const importWarning = z.object({
  problem: z.enum(POST_IMPORT_PROBLEMS),
  /** How often it occurs in the post. */
  count: z.int(),
  /** The first of what it concerns, such as addresses of pictures. */
  names: z.array(z.string()),
});

/** The full name of an uploaded file, as in the storage service. */
const file = z.string().min(1).max(1024);

const previewedPost = z.object({
  index: z.int(),
  title: z.string(),
  summary: z.string(),
  slug: z.string(),
  status: z.enum(POST_STATUSES),
  /** When it was published, or will be; empty if the file doesn’t say. */
  publishedAt: z.string(),
  tags: z.array(z.string()),
  series: z.string(),
  blocks: z.int(),
  pictures: z.int(),
  /** Whether the file keeps it as a page beside its posts. */
  isPage: z.boolean(),
  /** The post that an earlier import made of it, or null. */
  duplicateOf: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  warnings: z.array(importWarning),
});
export type PreviewedPost = z.infer<typeof previewedPost>;

const route = (path: `/${string}`, summary: string) =>
  oc.route({ method: 'POST', path: `/posts/import${path}`, tags: ['Posts'], summary });

export const postImportRoutes = {
  previewImport: route('/preview', 'Preview an import of posts from Markdown, Ghost or WordPress')
    .input(z.strictObject({ file }))
    .output(z.object({ format: z.enum(POST_IMPORT_FORMATS), posts: z.array(previewedPost) })),
  import: oc
    .route({
      method: 'POST',
      path: '/posts/import',
      tags: ['Posts'],
      summary: 'Import posts from an uploaded file; drafts by default',
    })
    .input(
      z.strictObject({
        file,
        /** Indexes of the posts to import, as in the preview. */
        take: z.array(z.int().min(0)).min(1).max(POST_IMPORT_LIMITS.batch),
        /** Whether published and scheduled posts stay so, with their dates. */
        keepStatus: z.boolean().default(false),
      }),
    )
    .output(
      z.object({
        made: z.array(z.object({ id: z.uuid(), index: z.int(), title: z.string(), warnings: z.array(importWarning) })),
      }),
    ),
  undoImport: route('/undo', 'Permanently delete imported posts, so that an import of them starts anew')
    .input(z.strictObject({ ids: z.array(z.uuid()).min(1).max(POST_IMPORT_LIMITS.posts) }))
    .output(z.object({ status: z.literal(true) })),
};
