import { imagesInTransaction } from '#files/service.ts';
import type { IdentityCtx } from '#identity/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Testimonial } from '../contract.ts';
import type { StoredTestimonial } from './store.ts';

/** Converts a member's stored testimonials to the API's form, with the photos of their authors. */
export async function toTestimonials(
  { db }: Pick<IdentityCtx, 'db'>,
  uid: string,
  rows: readonly StoredTestimonial[],
): Promise<Testimonial[]> {
  const ids = rows.flatMap(({ photo }) => photo ?? []);
  const photos =
    ids.length === 0 ? [] : await db.asSystem('read the photos of authors', (tx) => imagesInTransaction(tx, uid, ids));
  const photoById = new Map(photos.map((photo) => [photo.id, photo]));
  return rows.map(({ ownerId: _, tokenHash: __, position: ___, written, photo, ...row }) => ({
    ...row,
    original: written,
    photo: photoById.get(photo ?? '') ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    receivedAt: row.receivedAt?.toISOString() ?? null,
    trashedAt: row.trashedAt?.toISOString() ?? null,
  }));
}

/** Runs a change of one testimonial as its member; returns the result in the API's form. */
export async function changedTestimonial(
  ctx: Pick<IdentityCtx, 'db'>,
  uid: string,
  change: (tx: Tx) => Promise<StoredTestimonial>,
): Promise<Testimonial> {
  const changed = await ctx.db.asMember(uid, change);
  const [testimonial] = await toTestimonials(ctx, uid, [changed]);
  if (!testimonial) throw new Error('a testimonial got lost');
  return testimonial;
}
