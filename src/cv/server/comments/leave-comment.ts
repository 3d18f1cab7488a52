import { AppError } from '#platform/errors.ts';
import { isSeen } from '#platform/http/read-form.ts';
import { newId } from '#platform/ids.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { Limit } from '#platform/rate-limits.ts';
import type { CommentBlock } from '../../model/comment-blocks.ts';
import { COMMENT_LIMITS } from '../../model/comment-limits.ts';
import type { TypedRemark } from '../../pages/remark-form.ts';
import type { CommentForm } from './read-comment-form.ts';
import { countComments, findSameComment, holdComments, insertComments } from './store.ts';

const COMMENTS_FROM: Limit = { name: 'comments address', tries: 5, seconds: 10 * 60 };
const COMMENTS_OF_CV_FROM: Limit = { name: 'comments cv address', tries: 20, seconds: 24 * 60 * 60 };

type Ctx = Pick<Kernel, 'db' | 'clock' | 'limits' | 'pages'>;
type Wanted = {
  cvId: string;
  ownerId: string;
  comments: 'held' | 'open';
  block: CommentBlock;
  form: CommentForm;
  /** IP address of the request. */
  address: string;
};

/**
 * The outcome of a sent comment: accepted, invalid input, rate limit reached, too many comments on the CV, or no such
 * block.
 */
export type LeftComment =
  | { kind: 'taken'; state: 'shown' | 'held' }
  | { kind: 'faulty'; faults: TypedRemark['faults'] }
  | { kind: 'tooOften'; seconds: number }
  | { kind: 'full' }
  | { kind: 'gone' };

/** Stores a visitor's comment on a block of a CV. A comment that is sent twice is stored once. */
export async function leaveComment(
  ctx: Ctx,
  { cvId, ownerId, comments, block, form, address }: Wanted,
): Promise<LeftComment> {
  const { name: readerName, text, trap } = form;
  const faults = faultsOf(form);
  if (faults.name || faults.text) return { kind: 'faulty', faults };
  const wait = await secondsToWait(ctx, cvId, address);
  if (wait !== undefined) return { kind: 'tooOften', seconds: wait };
  const state = comments === 'open' ? 'shown' : 'held';
  if (trap !== '') return { kind: 'taken', state };
  return ctx.db.asSystem('keep a comment that a visitor may not write themselves', async (tx) => {
    await holdComments(tx.sql, cvId);
    const said = { cvId, place: [...block.place], readerName, text };
    const same = await findSameComment(tx.sql, said);
    if (same) return { kind: 'taken', state: same.state === 'held' ? 'held' : 'shown' } as const;
    if ((await countComments(tx.sql, cvId)) >= COMMENT_LIMITS.ofCv) return { kind: 'full' } as const;
    const createdAt = ctx.clock.now();
    await insertComments(tx.sql, [{ ...said, id: newId(), ownerId, blockName: block.name, state, createdAt }]);
    if (state === 'shown') ctx.pages.dropWith(tx, ownerId);
    return { kind: 'taken', state } as const;
  });
}

function faultsOf({ name, text }: CommentForm): TypedRemark['faults'] {
  const fault = (given: string, empty: 'noName' | 'noText', long: 'longName' | 'longText', most: number) =>
    isSeen(given) ? (given.length > most ? long : undefined) : empty;
  const [ofName, ofText] = [
    fault(name, 'noName', 'longName', COMMENT_LIMITS.name),
    fault(text, 'noText', 'longText', COMMENT_LIMITS.text),
  ];
  return { ...(ofName && { name: ofName }), ...(ofText && { text: ofText }) };
}

async function secondsToWait({ limits }: Ctx, cvId: string, address: string) {
  try {
    await limits.count(COMMENTS_FROM, address);
    await limits.count(COMMENTS_OF_CV_FROM, `${cvId} ${address}`);
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return error.details.retryAfter ?? 0;
    throw error;
  }
}
