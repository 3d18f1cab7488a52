import { AppError } from '#platform/pure/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { TESTIMONIAL_LIMITS } from '../model/limits.ts';
import {
  countTestimonials,
  insertTestimonial,
  lockTestimonials,
  nextPosition,
  type StoredTestimonial,
} from './store.ts';

type NewTestimonial = Pick<StoredTestimonial, 'state' | 'origin' | 'language'> & Partial<StoredTestimonial>;

/** Adds a testimonial at the end of a member's list. Fails if the member has too many. */
export async function addTestimonial({ sql }: Tx, uid: string, clock: Clock, testimonial: NewTestimonial) {
  await lockTestimonials(sql, uid);
  const maximum = TESTIMONIAL_LIMITS.perMember;
  if ((await countTestimonials(sql, uid)) >= maximum) {
    throw new AppError('QUOTA_EXCEEDED', { text: { word: 'tooMany', values: { maximum } } });
  }
  const position = await nextPosition(sql, uid);
  return insertTestimonial(sql, { ...testimonial, id: newId(), ownerId: uid, position, createdAt: clock.now() });
}
