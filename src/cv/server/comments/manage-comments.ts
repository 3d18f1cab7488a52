import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { decodeIdCursor, toPage } from '#platform/server/db/keyset.ts';
import { type RecordsCtx, readRecord } from '#records/service.ts';
import type { CvComment } from '../../contract-comments.ts';
import type { CommentState } from '../../model/comment-limits.ts';
import { cvKind } from '../cv-kind.ts';
import { deleteComment, findComment, type StoredComment, selectComments, updateComment } from './store.ts';

type CommentRef = { id: string; comment: string };

const toCvComment = ({
  id,
  linkId,
  place,
  blockName,
  readerName,
  text,
  state,
  answer,
  ...at
}: StoredComment): CvComment => ({
  ...{ id, place, blockName, readerName, text, state, answer, share: linkId || null },
  answeredAt: at.answeredAt?.toISOString() ?? null,
  createdAt: at.createdAt.toISOString(),
});

type ListCommentsInput = { id: string; state?: CommentState | undefined; cursor?: string | undefined; limit: number };

/** Returns a page of the comments on a CV, newest first. */
export async function listComments(ctx: RecordsCtx, { id, state, cursor, limit }: ListCommentsInput) {
  const { uid } = requireMember(ctx.actor);
  await readRecord(ctx, cvKind, { id });
  const before = cursor === undefined ? undefined : decodeIdCursor(cursor);
  const rows = await ctx.db.asMember(uid, ({ sql }) =>
    selectComments(sql, uid, id, { state, before, limit: limit + 1 }),
  );
  const { items, ...rest } = toPage(rows, limit, (row) => [row.id]);
  return { items: items.map(toCvComment), ...rest };
}

type ChangeCommentInput = CommentRef & { state?: CommentState | undefined; answer?: string | null | undefined };

/** Approves, resolves or answers a comment, also on a locked CV. */
export async function changeComment(ctx: RecordsCtx, { id, comment, state, answer }: ChangeCommentInput) {
  const { uid } = requireMember(ctx.actor);
  const newAnswer = answer?.trim() || null;
  const changed = await ctx.db.asMember(uid, async (tx) => {
    const before = await findComment(tx.sql, uid, id, comment);
    if (!before) return undefined;
    const hasNewAnswer = answer !== undefined && newAnswer !== before.answer;
    if (state === undefined && !hasNewAnswer) return before;
    ctx.pages.invalidate(tx, uid);
    return updateComment(tx.sql, uid, id, comment, {
      ...(state === undefined ? {} : { state }),
      ...(hasNewAnswer ? { answer: newAnswer, answeredAt: newAnswer === null ? null : ctx.clock.now() } : {}),
    });
  });
  if (!changed) throw new AppError('NOT_FOUND');
  return toCvComment(changed);
}

/** Deletes a comment permanently. */
export async function removeComment(ctx: RecordsCtx, { id, comment }: CommentRef) {
  const { uid } = requireMember(ctx.actor);
  const deleted = await ctx.db.asMember(uid, async (tx) => {
    ctx.pages.invalidate(tx, uid);
    return deleteComment(tx.sql, uid, id, comment);
  });
  if (!deleted) throw new AppError('NOT_FOUND');
  return { status: true } as const;
}
