import { type IdentityCtx, requireMember, requireVerifiedEmail } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { TestimonialLink } from '../contract.ts';
import { newLink } from './new-link.ts';
import { lockOwnTestimonial, updateTestimonial } from './store.ts';
import { changedTestimonial } from './to-testimonial.ts';

/** Replaces the link of a request, which stops working. Fails once the member has decided about the answer. */
export async function renewLink(ctx: IdentityCtx, { id }: { id: string }): Promise<TestimonialLink> {
  const { uid, user } = requireMember(ctx.actor);
  // Others could publish a text at the address of the instance, and their links lead nowhere.
  requireVerifiedEmail(user);
  const { url, columns } = newLink(ctx);
  const testimonial = await changedTestimonial(ctx, uid, async ({ sql }) => {
    const current = await lockOwnTestimonial(sql, uid, id);
    if (!current || current.trashedAt) throw new AppError('NOT_FOUND');
    if (current.state !== 'requested' && current.state !== 'received') throw new AppError('CONFLICT');
    return (await updateTestimonial(sql, uid, id, columns)) ?? current;
  });
  return { testimonial, url };
}
