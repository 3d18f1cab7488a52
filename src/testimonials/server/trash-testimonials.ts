import { type IdentityCtx, requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { endOfRetention, RETENTION } from '#platform/pure/retention.ts';
import type { Job } from '#platform/server/jobs.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { deleteFromTrash, deleteTrashedBefore, lockOwnTestimonial, updateTestimonial } from './store.ts';
import { changedTestimonial } from './to-testimonial.ts';

type TestimonialRef = { id: string };

/** Moves a testimonial to the trash. Its link and its place on the site are gone until it is restored. */
export const removeTestimonial = (ctx: IdentityCtx, ref: TestimonialRef) => setTrashed(ctx, ref, true);

/** Restores a testimonial from the trash, in the state that it had. */
export const restoreTestimonial = (ctx: IdentityCtx, ref: TestimonialRef) => setTrashed(ctx, ref, false);

async function setTrashed(ctx: IdentityCtx, { id }: TestimonialRef, isTrashed: boolean) {
  const { uid } = requireMember(ctx.actor);
  return changedTestimonial(ctx, uid, async (tx) => {
    const current = await lockOwnTestimonial(tx.sql, uid, id);
    if (!current) throw new AppError('NOT_FOUND');
    if ((current.trashedAt !== null) === isTrashed) return current;
    if (current.state === 'approved') ctx.pages.invalidate(tx, uid);
    const trashedAt = isTrashed ? ctx.clock.now() : null;
    return (await updateTestimonial(tx.sql, uid, id, { trashedAt })) ?? current;
  });
}

/** Permanently deletes a testimonial that is in the trash. */
export async function deleteTestimonial({ actor, db }: IdentityCtx, { id }: TestimonialRef) {
  const { uid } = requireMember(actor);
  const isDeleted = await db.asMember(uid, ({ sql }) => deleteFromTrash(sql, uid, id));
  if (!isDeleted) throw new AppError('NOT_FOUND');
  return { status: true } as const;
}

const sweepTestimonialsJob: Job<Record<string, never>> = {
  name: 'sweep-testimonials',
  retryLimit: 2,
  retryDelay: 60,
  expireIn: 600,
};
const CRON = '41 3 * * *';

type SweepCtx = Pick<Kernel, 'db' | 'clock'>;

/** Schedules the daily job that deletes testimonials at the end of their time in the trash. */
export async function startTestimonialSweep(kernel: SweepCtx & Pick<Kernel, 'jobs'>) {
  await kernel.jobs.register(sweepTestimonialsJob);
  await kernel.jobs.work(sweepTestimonialsJob, () => sweepTestimonials(kernel));
  await kernel.jobs.schedule(sweepTestimonialsJob, CRON);
}

export const sweepTestimonials = ({ db, clock }: SweepCtx) =>
  db.asSystem('sweep the trash of all members', ({ sql }) =>
    deleteTrashedBefore(sql, endOfRetention(RETENTION.testimonialTrash, clock.now())),
  );
