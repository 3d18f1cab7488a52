import { requireMember } from '#identity/service.ts';
import { decodeIdCursor, page } from '#platform/db/keyset.ts';
import { AppError } from '#platform/errors.ts';
import { type RecordsCtx, readRecord } from '#records/service.ts';
import type { CvComment } from '../../contract-comments.ts';
import type { CommentState } from '../../model/comment-limits.ts';
import { cvKind } from '../cv-kind.ts';
import { deleteComment, findComment, type StoredComment, selectComments, updateComment } from './store.ts';

type OfComment = { id: string; comment: string };

const shown = ({ id, place, blockName, readerName, text, state, answer, ...at }: StoredComment): CvComment => ({
  ...{ id, place, blockName, readerName, text, state, answer },
  answeredAt: at.answeredAt?.toISOString() ?? null,
  createdAt: at.createdAt.toISOString(),
});

type Wanted = { id: string; state?: CommentState | undefined; cursor?: string | undefined; limit: number };

/** Returns a page of the comments on a CV, newest first. */
export async function listComments(ctx: RecordsCtx, { id, state, cursor, limit }: Wanted) {
  const { uid } = requireMember(ctx.actor);
  await readRecord(ctx, cvKind, { id });
  const before = cursor === undefined ? undefined : decodeIdCursor(cursor);
  const rows = await ctx.db.asMember(uid, ({ sql }) =>
    selectComments(sql, uid, id, { state, before, limit: limit + 1 }),
  );
  const { items, ...rest } = page(rows, limit, (row) => [row.id]);
  return { items: items.map(shown), ...rest };
}

type Change = OfComment & { state?: CommentState | undefined; answer?: string | null | undefined };

/** Approves, resolves or answers a comment, also on a locked CV. */
export async function changeComment(ctx: RecordsCtx, { id, comment, state, answer }: Change) {
  const { uid } = requireMember(ctx.actor);
  const said = answer?.trim() || null;
  const changed = await ctx.db.asMember(uid, async (tx) => {
    const before = await findComment(tx.sql, uid, id, comment);
    if (!before) return undefined;
    const isNew = answer !== undefined && said !== before.answer;
    if (state === undefined && !isNew) return before;
    ctx.pages.dropWith(tx, uid);
    return updateComment(tx.sql, uid, id, comment, {
      ...(state === undefined ? {} : { state }),
      ...(isNew ? { answer: said, answeredAt: said === null ? null : ctx.clock.now() } : {}),
    });
  });
  if (!changed) throw new AppError('NOT_FOUND');
  return shown(changed);
}

/** Deletes a comment permanently. */
export async function removeComment(ctx: RecordsCtx, { id, comment }: OfComment) {
  const { uid } = requireMember(ctx.actor);
  const gone = await ctx.db.asMember(uid, async (tx) => {
    ctx.pages.dropWith(tx, uid);
    return deleteComment(tx.sql, uid, id, comment);
  });
  if (!gone) throw new AppError('NOT_FOUND');
  return { status: true } as const;
}
