import { findPublicPerson, hashOf, type IdentityCtx } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { findByToken } from '../store.ts';
import { LOOKUPS_PER_ADDRESS } from './limits.ts';
import { toRequest } from './to-request.ts';

/**
 * Returns a request to the holder of its link. Every other token gets the same answer, and so does one of a member who
 * hasn't verified an email address: nobody may publish a text under this address before.
 */
export async function readRequest(ctx: IdentityCtx, { token }: { token: string }) {
  await ctx.limits.count(LOOKUPS_PER_ADDRESS, ctx.exchange.visit.address);
  const found = await ctx.db.readAsSystem('read a request for a testimonial by its token', async (tx) => {
    const testimonial = await findByToken(tx.sql, hashOf(token));
    const person = testimonial && (await findPublicPerson(tx, testimonial.ownerId));
    return person?.isVerified && { testimonial, person };
  });
  if (!found) throw new AppError('NOT_FOUND');
  return toRequest(ctx, found.testimonial, found.person);
}
