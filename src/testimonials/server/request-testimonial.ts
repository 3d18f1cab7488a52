import { type IdentityCtx, requireMember, requireVerifiedEmail } from '#identity/service.ts';
import type { TestimonialLink } from '../contract.ts';
import { addTestimonial } from './add-testimonial.ts';
import { newLink } from './new-link.ts';
import { changedTestimonial } from './to-testimonial.ts';

/** Creates a request for a testimonial, with the link by which its author answers. */
export async function requestTestimonial(
  ctx: IdentityCtx,
  { label, message }: { label: string; message: string },
): Promise<TestimonialLink> {
  const { uid, user } = requireMember(ctx.actor);
  // Others could publish a text at the address of the instance, and their links lead nowhere.
  requireVerifiedEmail(user);
  const { url, columns } = newLink(ctx);
  const testimonial = await changedTestimonial(ctx, uid, (tx) =>
    addTestimonial(tx, uid, ctx.clock, {
      ...{ state: 'requested', origin: 'author', language: ctx.exchange.visit.language, label, message },
      ...columns,
    }),
  );
  return { testimonial, url };
}
