import { and, desc, eq, inArray, isNull, lt, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/db/database.ts';
import type { CommentState } from '../../model/comment-limits.ts';
import { cvCommentMails, cvComments } from '../tables.ts';

export type StoredComment = typeof cvComments.$inferSelect;
type NewComment = typeof cvComments.$inferInsert;

const ofCv = (ownerId: string, cvId: string) => and(eq(cvComments.ownerId, ownerId), eq(cvComments.cvId, cvId));

/** Whoever else wants to add to the comments on a CV waits until this transaction ends. */
export async function holdComments(sql: Sql, cvId: string) {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${`comments on ${cvId}`}, 0))`);
}

export const countComments = (sql: Sql, cvId: string) => sql.$count(cvComments, eq(cvComments.cvId, cvId));

export async function insertComments(sql: Sql, comments: readonly NewComment[]) {
  if (comments.length > 0) await sql.insert(cvComments).values([...comments]);
}

/** The same of the same block by somebody of the same name. */
export async function findSameComment(
  sql: Sql,
  { cvId, place, readerName, text }: Pick<StoredComment, 'cvId' | 'place' | 'readerName' | 'text'>,
) {
  const [found] = await sql
    .select()
    .from(cvComments)
    .where(
      and(
        eq(cvComments.cvId, cvId),
        eq(cvComments.place, place),
        eq(cvComments.readerName, readerName),
        eq(cvComments.text, text),
      ),
    )
    .limit(1);
  return found;
}

type Wanted = { state?: CommentState | undefined; before?: string | undefined; limit: number };

export const selectComments = (sql: Sql, ownerId: string, cvId: string, { state, before, limit }: Wanted) =>
  sql
    .select()
    .from(cvComments)
    .where(
      and(
        ofCv(ownerId, cvId),
        state === undefined ? undefined : eq(cvComments.state, state),
        before === undefined ? undefined : lt(cvComments.id, before),
      ),
    )
    .orderBy(desc(cvComments.id))
    .limit(limit);

/** What every reader of a CV sees, in the order in which it was said. */
export const selectShownComments = (sql: Sql, cvId: string) =>
  sql
    .select({
      place: cvComments.place,
      readerName: cvComments.readerName,
      text: cvComments.text,
      answer: cvComments.answer,
      createdAt: cvComments.createdAt,
    })
    .from(cvComments)
    .where(and(eq(cvComments.cvId, cvId), eq(cvComments.state, 'shown')))
    .orderBy(cvComments.id);

type Change = Partial<Pick<StoredComment, 'state' | 'answer' | 'answeredAt'>>;

export async function updateComment(sql: Sql, ownerId: string, cvId: string, id: string, change: Change) {
  const [changed] = await sql
    .update(cvComments)
    .set(change)
    .where(and(ofCv(ownerId, cvId), eq(cvComments.id, id)))
    .returning();
  return changed;
}

export async function findComment(sql: Sql, ownerId: string, cvId: string, id: string) {
  const [found] = await sql
    .select()
    .from(cvComments)
    .where(and(ofCv(ownerId, cvId), eq(cvComments.id, id)));
  return found;
}

export async function deleteComment(sql: Sql, ownerId: string, cvId: string, id: string) {
  const [gone] = await sql
    .delete(cvComments)
    .where(and(ofCv(ownerId, cvId), eq(cvComments.id, id)))
    .returning();
  return gone;
}

/** All on CVs of a member, oldest first. */
export const selectCommentsOfMember = (sql: Sql, ownerId: string) =>
  sql.select().from(cvComments).where(eq(cvComments.ownerId, ownerId)).orderBy(cvComments.id);

/** CVs on which comments came before a moment of which their owner was not mailed, nor of any since another one. */
export const selectCvsToTell = (
  sql: Sql,
  { cameBefore, toldBefore, limit }: { cameBefore: Date; toldBefore: Date; limit: number },
) =>
  sql
    .selectDistinct({ cvId: cvComments.cvId, ownerId: cvComments.ownerId })
    .from(cvComments)
    .leftJoin(cvCommentMails, eq(cvCommentMails.cvId, cvComments.cvId))
    .where(
      and(
        isNull(cvComments.toldAt),
        lt(cvComments.createdAt, cameBefore),
        query`(${cvCommentMails.toldAt} is null or ${cvCommentMails.toldAt} <= ${toldBefore})`,
      ),
    )
    .limit(limit);

/** Takes it on oneself to mail the owner of a CV. Only one does, however many try. */
export async function claimMail(
  sql: Sql,
  { cvId, ownerId, now, toldBefore }: { cvId: string; ownerId: string; now: Date; toldBefore: Date },
) {
  const claimed = await sql
    .insert(cvCommentMails)
    .values({ cvId, ownerId, toldAt: now })
    .onConflictDoUpdate({
      target: cvCommentMails.cvId,
      set: { toldAt: now },
      setWhere: query`${cvCommentMails.toldAt} <= ${toldBefore}`,
    })
    .returning({ cvId: cvCommentMails.cvId });
  return claimed.length > 0;
}

/** Those of which their owner was not mailed, oldest first. */
export const selectUntold = (sql: Sql, cvId: string) =>
  sql
    .select()
    .from(cvComments)
    .where(and(eq(cvComments.cvId, cvId), isNull(cvComments.toldAt)))
    .orderBy(cvComments.id);

export async function markTold(sql: Sql, ids: readonly string[], now: Date) {
  await sql
    .update(cvComments)
    .set({ toldAt: now })
    .where(inArray(cvComments.id, [...ids]));
}
