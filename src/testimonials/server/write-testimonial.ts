import { type IdentityCtx, requireMember } from '#identity/service.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { Testimonial } from '../contract.ts';
import type { WrittenTestimonial } from '../model/fields.ts';
import { addTestimonial } from './add-testimonial.ts';
import { requireOwnPhoto, requireShowable } from './require-showable.ts';
import { changedTestimonial } from './to-testimonial.ts';

type WriteInput = Pick<WrittenTestimonial, 'name' | 'text'> & { language: Language } & {
  [Name in 'role' | 'organization' | 'source' | 'quotedFrom']?: string | undefined;
} & { photo?: string | null | undefined };

/** Writes in a testimonial that the member quotes. It is approved at once, and states its source. */
export async function writeTestimonial(ctx: IdentityCtx, input: WriteInput): Promise<Testimonial> {
  const { uid } = requireMember(ctx.actor);
  const { role = '', organization = '', source = '', quotedFrom = '', photo = null, ...required } = input;
  const shown = { ...required, role, organization, source, quotedFrom };
  requireShowable(shown, 'member');
  return changedTestimonial(ctx, uid, async (tx) => {
    await requireOwnPhoto(tx, uid, photo);
    ctx.pages.invalidate(tx, uid);
    return addTestimonial(tx, uid, ctx.clock, { ...shown, photo, state: 'approved', origin: 'member' });
  });
}
