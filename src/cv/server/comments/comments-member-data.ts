import { z } from 'zod';
import { type IdentityCtx, type MemberDataModule, requireMember } from '#identity/service.ts';
import { line, prose } from '#platform/pure/fields.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { documentsOf } from '#records/service.ts';
import { COMMENT_LIMITS, COMMENT_STATES } from '../../model/comment-limits.ts';
import { CV_LIMITS } from '../../model/content.ts';
import { cvKind } from '../cv-kind.ts';
import {
  countComments,
  countCommentsOfMember,
  findSameComment,
  insertComments,
  lockComments,
  OWN_ADDRESS,
  selectCommentsOfMember,
} from './store.ts';

const FOLDER = 'cv-comments';
const pathOf = (cvId: string) => `${FOLDER}/${cvId}.json`;

const dateTime = z.iso.datetime().transform((text) => new Date(text));
const importedComment = z.object({
  /** Imported links get new ids. The comments by them are only for the owner's eyes then, as no page shows them. */
  linkId: z.string().max(64).default(OWN_ADDRESS),
  place: z.array(z.string().max(CV_LIMITS.id)).max(12),
  blockName: z.string().max(CV_LIMITS.line),
  readerName: line(COMMENT_LIMITS.name).min(1),
  text: prose(COMMENT_LIMITS.text).min(1),
  state: z.enum(COMMENT_STATES),
  answer: prose(COMMENT_LIMITS.text).nullable(),
  answeredAt: dateTime.nullable(),
  createdAt: dateTime,
});
type ImportedComment = z.infer<typeof importedComment>;

/** The part of a member's export with the comments on their CVs, one file per CV. Importing it sends no mail. */
export const commentsMemberData: MemberDataModule<IdentityCtx> = {
  collect: async ({ sql }, uid) => {
    const byCv = Map.groupBy(await selectCommentsOfMember(sql, uid), ({ cvId }) => cvId);
    return [...byCv].map(([cvId, comments]) => ({
      path: pathOf(cvId),
      data: comments.map(({ ownerId: _, cvId: __, toldAt: ___, ...comment }) => comment),
    }));
  },
  summarize: async (_, { sql }, uid) => ({ counts: { comments: await countCommentsOfMember(sql, uid) } }),
  restore: async (ctx, source) => {
    const { uid } = requireMember(ctx.actor);
    const paths = new Set(source.paths);
    const warnings: string[] = [];
    let count = 0;
    for (const [oldId, cvId] of source.newIds) {
      const path = pathOf(oldId);
      if (!paths.has(path)) continue;
      const cvExists = (await documentsOf(ctx, cvKind, [cvId])).has(cvId);
      const data = await source.data(path);
      const parsed = Array.isArray(data)
        ? data.slice(0, COMMENT_LIMITS.perCv).map((one) => importedComment.safeParse(one))
        : [];
      if (!cvExists || parsed.length === 0 || parsed.some(({ success }) => !success)) warnings.push(path);
      const comments = cvExists ? parsed.flatMap((one) => (one.success ? [one.data] : [])) : [];
      await ctx.db.asMember(uid, (tx) => insertImported(tx, { uid, cvId, now: ctx.clock.now() }, comments));
      count += comments.length;
    }
    return { imported: count > 0 ? [FOLDER] : [], warnings };
  },
};

/** Inserts imported comments up to the limit of the CV; skips those that it already has. */
async function insertImported(
  { sql }: Tx,
  { uid, cvId, now }: { uid: string; cvId: string; now: Date },
  comments: readonly ImportedComment[],
) {
  await lockComments(sql, cvId);
  let remaining = COMMENT_LIMITS.perCv - (await countComments(sql, cvId));
  for (const comment of comments) {
    if (remaining <= 0) return;
    if (await findSameComment(sql, { cvId, ...comment })) continue;
    await insertComments(sql, [{ ...comment, id: newId(), ownerId: uid, cvId, toldAt: now }]);
    remaining -= 1;
  }
}
