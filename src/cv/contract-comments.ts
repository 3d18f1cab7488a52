import { z } from 'zod';
import { prose } from '#platform/pure/fields.ts';
import { id, idParam, route } from './contract-parts.ts';
import { COMMENT_LIMITS, COMMENT_STATES } from './model/comment-limits.ts';

/** The API routes for comments on CVs. Visitors comment on the page itself, so no route creates one. */

const comment = z.object({
  id,
  /** Alternating list names and ids that lead to the block. */
  place: z.array(z.string()).readonly(),
  /** Name of the block at that time. */
  blockName: z.string(),
  readerName: z.string(),
  /** Id of the link by which the reader came; null for the CV's own address. */
  share: z.string().nullable(),
  text: z.string(),
  state: z.enum(COMMENT_STATES),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type CvComment = z.infer<typeof comment>;

const commentParams = { ...idParam, comment: id };

export const commentRoutes = {
  comments: route('GET', '/{id}/comments', 'List the comments on a CV, newest first')
    .input(
      z.strictObject({
        ...idParam,
        state: z.enum(COMMENT_STATES).optional(),
        cursor: z.string().max(1000).optional(),
        limit: z.coerce.number().int().min(1).max(COMMENT_LIMITS.perCv).default(50),
      }),
    )
    .output(z.object({ items: z.array(comment), nextCursor: z.string().optional() })),
  changeComment: route(
    'PATCH',
    '/{id}/comments/{comment}',
    'Approve, resolve or reopen a comment, or set its reply; an empty reply deletes the existing one',
  )
    .input(
      z.strictObject({
        ...commentParams,
        state: z.enum(COMMENT_STATES).optional(),
        answer: prose(COMMENT_LIMITS.text).nullable().optional(),
      }),
    )
    .output(comment),
  removeComment: route('DELETE', '/{id}/comments/{comment}', 'Delete a comment permanently')
    .input(z.strictObject(commentParams))
    .output(z.object({ status: z.literal(true) })),
};
