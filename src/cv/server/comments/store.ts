import { and, desc, eq, inArray, isNull, lt, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import type { CommentState } from '../../model/comment-limits.ts';
import { cvCommentMails, cvComments } from '../tables.ts';

export type StoredComment = typeof cvComments.$inferSelect;
type NewComment = typeof cvComments.$inferInsert;

/** Stands for the CV's own address where comments name the link by which their readers came. */
export const OWN_ADDRESS = '';

const isCommentOn = (ownerId: string, cvId: string) => and(eq(cvComments.ownerId, ownerId), eq(cvComments.cvId, cvId));

/** Locks the comments on a CV until the end of the transaction, so that additions happen one at a time. */
export async function lockComments(sql: Sql, cvId: string) {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${`comments on ${cvId}`}, 0))`);
}

export const countComments = (sql: Sql, cvId: string) => sql.$count(cvComments, eq(cvComments.cvId, cvId));

export const countCommentsOfMember = (sql: Sql, ownerId: string) =>
  sql.$count(cvComments, eq(cvComments.ownerId, ownerId));

export async function insertComments(sql: Sql, comments: readonly NewComment[]) {
  if (comments.length > 0) await sql.insert(cvComments).values([...comments]);
}

/** Returns a comment with equal text and name on the same block at the same address, if there is one. */
export async function findSameComment(
  sql: Sql,
  { cvId, linkId, place, readerName, text }: Pick<StoredComment, 'cvId' | 'linkId' | 'place' | 'readerName' | 'text'>,
) {
  const [found] = await sql
    .select()
    .from(cvComments)
    .where(
      and(
        eq(cvComments.cvId, cvId),
        eq(cvComments.linkId, linkId),
        eq(cvComments.place, place),
        eq(cvComments.readerName, readerName),
        eq(cvComments.text, text),
      ),
    )
    .limit(1);
  return found;
}

type SelectCommentsOptions = { state?: CommentState | undefined; before?: string | undefined; limit: number };

export const selectComments = (
  sql: Sql,
  ownerId: string,
  cvId: string,
  { state, before, limit }: SelectCommentsOptions,
) =>
  sql
    .select()
    .from(cvComments)
    .where(
      and(
        isCommentOn(ownerId, cvId),
        state === undefined ? undefined : eq(cvComments.state, state),
        before === undefined ? undefined : lt(cvComments.id, before),
      ),
    )
    .orderBy(desc(cvComments.id))
    .limit(limit);

/** Returns the comments that every visitor of a CV sees at its own address or by a link, oldest first. */
export const selectShownComments = (sql: Sql, cvId: string, linkId: string) =>
  sql
    .select({
      place: cvComments.place,
      readerName: cvComments.readerName,
      text: cvComments.text,
      answer: cvComments.answer,
      createdAt: cvComments.createdAt,
    })
    .from(cvComments)
    .where(and(eq(cvComments.cvId, cvId), eq(cvComments.linkId, linkId), eq(cvComments.state, 'shown')))
    .orderBy(cvComments.id);

const counts = {
  all: query<number>`count(*)::integer`,
  held: query<number>`(count(*) filter (where ${cvComments.state} = 'held'))::integer`,
};

export const selectCountsByLink = (sql: Sql, ownerId: string, linkIds: readonly string[]) =>
  sql
    .select({ id: cvComments.linkId, ...counts })
    .from(cvComments)
    .where(and(eq(cvComments.ownerId, ownerId), inArray(cvComments.linkId, [...linkIds])))
    .groupBy(cvComments.linkId);

export const selectCountsByCv = (sql: Sql, ownerId: string, cvIds: readonly string[]) =>
  sql
    .select({ id: cvComments.cvId, ...counts })
    .from(cvComments)
    .where(
      and(eq(cvComments.ownerId, ownerId), inArray(cvComments.cvId, [...cvIds]), eq(cvComments.linkId, OWN_ADDRESS)),
    )
    .groupBy(cvComments.cvId);

type CommentUpdate = Partial<Pick<StoredComment, 'state' | 'answer' | 'answeredAt'>>;

export async function updateComment(sql: Sql, ownerId: string, cvId: string, id: string, change: CommentUpdate) {
  const [changed] = await sql
    .update(cvComments)
    .set(change)
    .where(and(isCommentOn(ownerId, cvId), eq(cvComments.id, id)))
    .returning();
  return changed;
}

export async function findComment(sql: Sql, ownerId: string, cvId: string, id: string) {
  const [found] = await sql
    .select()
    .from(cvComments)
    .where(and(isCommentOn(ownerId, cvId), eq(cvComments.id, id)));
  return found;
}

export async function deleteComment(sql: Sql, ownerId: string, cvId: string, id: string) {
  const [deleted] = await sql
    .delete(cvComments)
    .where(and(isCommentOn(ownerId, cvId), eq(cvComments.id, id)))
    .returning();
  return deleted;
}

/** Returns all comments on a member's CVs, oldest first. */
export const selectCommentsOfMember = (sql: Sql, ownerId: string) =>
  sql.select().from(cvComments).where(eq(cvComments.ownerId, ownerId)).orderBy(cvComments.id);

/**
 * Returns CVs with comments from before `createdBefore` that the owner was not mailed about.
 * Leaves out CVs about which a mail was sent since `notifiedBefore`.
 */
export const selectCvsToNotify = (
  sql: Sql,
  { createdBefore, notifiedBefore, limit }: { createdBefore: Date; notifiedBefore: Date; limit: number },
) =>
  sql
    .selectDistinct({ cvId: cvComments.cvId, ownerId: cvComments.ownerId })
    .from(cvComments)
    .leftJoin(cvCommentMails, eq(cvCommentMails.cvId, cvComments.cvId))
    .where(
      and(
        isNull(cvComments.toldAt),
        lt(cvComments.createdAt, createdBefore),
        query`(${cvCommentMails.toldAt} is null or ${cvCommentMails.toldAt} <= ${notifiedBefore})`,
      ),
    )
    .limit(limit);

/** Claims the mail to the owner of a CV. Returns true for only one of several concurrent callers. */
export async function claimNotification(
  sql: Sql,
  { cvId, ownerId, now, notifiedBefore }: { cvId: string; ownerId: string; now: Date; notifiedBefore: Date },
) {
  const claimed = await sql
    .insert(cvCommentMails)
    .values({ cvId, ownerId, toldAt: now })
    .onConflictDoUpdate({
      target: cvCommentMails.cvId,
      set: { toldAt: now },
      setWhere: query`${cvCommentMails.toldAt} <= ${notifiedBefore}`,
    })
    .returning({ cvId: cvCommentMails.cvId });
  return claimed.length > 0;
}

/** Returns the comments that the owner was not mailed about, oldest first. */
export const selectUnnotified = (sql: Sql, cvId: string) =>
  sql
    .select()
    .from(cvComments)
    .where(and(eq(cvComments.cvId, cvId), isNull(cvComments.toldAt)))
    .orderBy(cvComments.id);

export async function markNotified(sql: Sql, ids: readonly string[], now: Date) {
  await sql
    .update(cvComments)
    .set({ toldAt: now })
    .where(inArray(cvComments.id, [...ids]));
}
