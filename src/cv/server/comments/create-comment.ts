import { AppError } from '#platform/pure/errors.ts';
import { hasVisibleText } from '#platform/pure/has-visible-text.ts';
import { newId } from '#platform/server/ids.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import type { RateLimit } from '#platform/server/rate-limits.ts';
import { recordSummaries } from '#records/service.ts';
import type { CommentBlock } from '../../model/comment-blocks.ts';
import { COMMENT_LIMITS } from '../../model/comment-limits.ts';
import type { RejectedComment } from '../../pages/comment-form.ts';
import type { CommentForm } from './read-comment-form.ts';
import { countComments, findSameComment, insertComments, lockComments } from './store.ts';

const LIMIT_PER_ADDRESS: RateLimit = { name: 'comments address', tries: 5, seconds: 10 * 60 };
const LIMIT_PER_ADDRESS_AND_CV: RateLimit = { name: 'comments cv address', tries: 20, seconds: 24 * 60 * 60 };

type Ctx = Pick<Kernel, 'db' | 'clock' | 'limits' | 'pages'>;
type CreateCommentInput = {
  cvId: string;
  linkId: string;
  ownerId: string;
  comments: 'held' | 'open';
  block: CommentBlock;
  form: CommentForm;
  /** IP address of the request. */
  address: string;
};

/**
 * Outcome of a submitted comment: accepted, invalid input, rate limit reached, too many comments on the CV, or an
 * unknown block.
 */
export type CreateCommentResult =
  | { kind: 'taken'; state: 'shown' | 'held' }
  | { kind: 'faulty'; faults: RejectedComment['faults'] }
  | { kind: 'tooOften'; seconds: number }
  | { kind: 'full' }
  | { kind: 'gone' };

/** Stores a visitor's comment on a block of a CV. A comment that is sent twice is stored once. */
export async function createComment(
  ctx: Ctx,
  { cvId, linkId, ownerId, comments, block, form, address }: CreateCommentInput,
): Promise<CreateCommentResult> {
  const { name: readerName, text, honeypot } = form;
  const faults = validateForm(form);
  if (faults.name || faults.text) return { kind: 'faulty', faults };
  const waitSeconds = await secondsToWait(ctx, cvId, address);
  if (waitSeconds !== undefined) return { kind: 'tooOften', seconds: waitSeconds };
  const state = comments === 'open' ? 'shown' : 'held';
  if (honeypot !== '') return { kind: 'taken', state };
  return ctx.db.asSystem('store a comment for a visitor, who has no write access', async (tx) => {
    await lockComments(tx.sql, cvId);
    // A link can show the pinned copy of a CV that was deleted since.
    const [cv] = await recordSummaries(tx, ownerId, [cvId]);
    if (!cv || cv.isTrashed) return { kind: 'gone' } as const;
    const comment = { cvId, linkId, place: [...block.place], readerName, text };
    const duplicate = await findSameComment(tx.sql, comment);
    if (duplicate) return { kind: 'taken', state: duplicate.state === 'held' ? 'held' : 'shown' } as const;
    if ((await countComments(tx.sql, cvId)) >= COMMENT_LIMITS.perCv) return { kind: 'full' } as const;
    const createdAt = ctx.clock.now();
    await insertComments(tx.sql, [{ ...comment, id: newId(), ownerId, blockName: block.name, state, createdAt }]);
    if (state === 'shown') ctx.pages.invalidate(tx, ownerId);
    return { kind: 'taken', state } as const;
  });
}

function validateForm({ name, text }: CommentForm): RejectedComment['faults'] {
  const errorOf = (value: string, empty: 'noName' | 'noText', long: 'longName' | 'longText', maxLength: number) =>
    hasVisibleText(value) ? (value.length > maxLength ? long : undefined) : empty;
  const [nameError, textError] = [
    errorOf(name, 'noName', 'longName', COMMENT_LIMITS.name),
    errorOf(text, 'noText', 'longText', COMMENT_LIMITS.text),
  ];
  return { ...(nameError && { name: nameError }), ...(textError && { text: textError }) };
}

async function secondsToWait({ limits }: Ctx, cvId: string, address: string) {
  try {
    await limits.count(LIMIT_PER_ADDRESS, address);
    await limits.count(LIMIT_PER_ADDRESS_AND_CV, `${cvId} ${address}`);
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return error.details.retryAfter ?? 0;
    throw error;
  }
}
