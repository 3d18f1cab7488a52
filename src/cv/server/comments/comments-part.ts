import { z } from 'zod';
import { type ExportPart, type IdentityCtx, requireMember } from '#identity/service.ts';
import type { Tx } from '#platform/db/database.ts';
import { line, prose } from '#platform/fields.ts';
import { newId } from '#platform/ids.ts';
import { documentsOf } from '#records/service.ts';
import { COMMENT_LIMITS, COMMENT_STATES } from '../../model/comment-limits.ts';
import { CV_LIMITS } from '../../model/content.ts';
import { cvKind } from '../cv-kind.ts';
import { countComments, findSameComment, holdComments, insertComments, selectCommentsOfMember } from './store.ts';

const FOLDER = 'cv-comments';
const pathOf = (cvId: string) => `${FOLDER}/${cvId}.json`;

const moment = z.iso.datetime().transform((text) => new Date(text));
const taken = z.object({
  place: z.array(z.string().max(CV_LIMITS.id)).max(12),
  blockName: z.string().max(CV_LIMITS.line),
  readerName: line(COMMENT_LIMITS.name).min(1),
  text: prose(COMMENT_LIMITS.text).min(1),
  state: z.enum(COMMENT_STATES),
  answer: prose(COMMENT_LIMITS.text).nullable(),
  answeredAt: moment.nullable(),
  createdAt: moment,
});
type Taken = z.infer<typeof taken>;

/** The part of a member's export with the comments on their CVs, one file per CV. Importing it sends no mail. */
export const commentsPart: ExportPart<IdentityCtx> = {
  folder: FOLDER,
  gather: async ({ sql }, uid) => {
    const all = Map.groupBy(await selectCommentsOfMember(sql, uid), ({ cvId }) => cvId);
    return [...all].map(([cvId, comments]) => ({
      path: pathOf(cvId),
      data: comments.map(({ ownerId: _, cvId: __, toldAt: ___, ...comment }) => comment),
    }));
  },
  restore: async (ctx, source) => {
    const { uid } = requireMember(ctx.actor);
    const paths = new Set(source.paths);
    const warnings: string[] = [];
    let count = 0;
    for (const [old, cvId] of source.newIds) {
      const path = pathOf(old);
      if (!paths.has(path)) continue;
      const isThere = (await documentsOf(ctx, cvKind, [cvId])).has(cvId);
      const data = await source.data(path);
      const read = Array.isArray(data) ? data.slice(0, COMMENT_LIMITS.ofCv).map((one) => taken.safeParse(one)) : [];
      if (!isThere || read.length === 0 || read.some(({ success }) => !success)) warnings.push(path);
      const comments = isThere ? read.flatMap((one) => (one.success ? [one.data] : [])) : [];
      await ctx.db.asMember(uid, (tx) => keep(tx, { uid, cvId, now: ctx.clock.now() }, comments));
      count += comments.length;
    }
    return { imported: count > 0 ? [FOLDER] : [], warnings };
  },
};

/** Inserts imported comments up to the limit of the CV; skips those that it already has. */
async function keep(
  { sql }: Tx,
  { uid, cvId, now }: { uid: string; cvId: string; now: Date },
  comments: readonly Taken[],
) {
  await holdComments(sql, cvId);
  let room = COMMENT_LIMITS.ofCv - (await countComments(sql, cvId));
  for (const comment of comments) {
    if (room <= 0) return;
    if (await findSameComment(sql, { cvId, ...comment })) continue;
    await insertComments(sql, [{ ...comment, id: newId(), ownerId: uid, cvId, toldAt: now }]);
    room -= 1;
  }
}
