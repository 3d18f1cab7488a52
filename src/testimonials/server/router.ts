import { implement } from '@orpc/server';
import { type IdentityCtx, requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { command } from '#platform/server/command.ts';
import { testimonialsContract } from '../contract.ts';
import { answerRequest } from './author/answer-request.ts';
import { readRequest } from './author/read-request.ts';
import { changeTestimonial } from './change-testimonial.ts';
import { renewLink } from './renew-link.ts';
import { requestTestimonial } from './request-testimonial.ts';
import { approvedIds, lockTestimonials, selectTestimonials, writeOrder } from './store.ts';
import { toTestimonials } from './to-testimonial.ts';
import { deleteTestimonial, removeTestimonial, restoreTestimonial } from './trash-testimonials.ts';
import { writeTestimonial } from './write-testimonial.ts';

const os = implement(testimonialsContract).$context<IdentityCtx>();

export const testimonialsRouter = os.router({
  list: os.list.handler(command(listTestimonials)),
  write: os.write.handler(command(writeTestimonial)),
  request: os.request.handler(command(requestTestimonial)),
  renew: os.renew.handler(command(renewLink)),
  change: os.change.handler(command(changeTestimonial)),
  reorder: os.reorder.handler(command(reorderTestimonials)),
  remove: os.remove.handler(command(removeTestimonial)),
  restore: os.restore.handler(command(restoreTestimonial)),
  removeForever: os.removeForever.handler(command(deleteTestimonial)),
  readRequest: os.readRequest.handler(command(readRequest)),
  answer: os.answer.handler(command(answerRequest)),
});

/** Returns all testimonials of the member, with those in the trash. */
async function listTestimonials(ctx: IdentityCtx) {
  const { uid } = requireMember(ctx.actor);
  const rows = await ctx.db.asMember(uid, ({ sql }) => selectTestimonials(sql, uid));
  return { items: await toTestimonials(ctx, uid, rows) };
}

/** Sets the order of the approved testimonials. Fails if the list is not exactly that of now. */
async function reorderTestimonials({ actor, db, pages }: IdentityCtx, { ids }: { ids: string[] }) {
  const { uid } = requireMember(actor);
  await db.asMember(uid, async (tx) => {
    await lockTestimonials(tx.sql, uid);
    const current = new Set(await approvedIds(tx.sql, uid));
    const isComplete = ids.length === current.size && new Set(ids).size === ids.length;
    if (!isComplete || ids.some((id) => !current.has(id))) throw new AppError('CONFLICT');
    await writeOrder(tx.sql, uid, ids);
    pages.invalidate(tx, uid);
  });
  return { status: true } as const;
}
