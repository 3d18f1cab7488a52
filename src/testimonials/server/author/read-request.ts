import { hashOf, type IdentityCtx } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { findByToken } from '../store.ts';
import { findRequestingMember } from './find-requesting-member.ts';
import { LOOKUPS_PER_ADDRESS } from './limits.ts';
import { toRequest } from './to-request.ts';

/** Returns a request to the holder of its link. Every other token gets the same answer. */
export async function readRequest(ctx: IdentityCtx, { token }: { token: string }) {
  await ctx.limits.count(LOOKUPS_PER_ADDRESS, ctx.exchange.visit.address);
  const found = await ctx.db.readAsSystem('read a request for a testimonial by its token', async (tx) => {
    const testimonial = await findByToken(tx.sql, hashOf(token));
    const person = testimonial && (await findRequestingMember(tx, testimonial.ownerId));
    return person && { testimonial, person };
  });
  if (!found) throw new AppError('NOT_FOUND');
  return toRequest(ctx, found.testimonial, found.person);
}
