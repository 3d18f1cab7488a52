import { shownImagesOf } from '#files/service.ts';
import type { IdentityCtx, PublicPerson } from '#identity/service.ts';
import type { TestimonialRequest } from '../../contract.ts';
import { requestState } from '../../model/states.ts';
import type { StoredTestimonial } from '../store.ts';

/** Returns a request as its author sees it: the message while it is open, and the answer while it can be changed. */
export async function toRequest(
  { db, clock }: Pick<IdentityCtx, 'db' | 'clock'>,
  testimonial: StoredTestimonial,
  { uid, displayName, photo: photoId }: PublicPerson,
): Promise<TestimonialRequest> {
  const state = requestState(testimonial, clock.now());
  const [photo] = photoId === undefined ? [] : await shownImagesOf({ db }, uid, [photoId]);
  const { written, language } = testimonial;
  return {
    state,
    member: { name: displayName, photo: photo?.sources.find(({ format }) => format === 'webp')?.url ?? null },
    message: state === 'open' || state === 'sent' ? testimonial.message : '',
    sent: state === 'sent' && written ? { ...written, language } : null,
  };
}
