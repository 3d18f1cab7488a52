import { z } from 'zod';
import { existingImageIds } from '#files/service.ts';
import { type IdentityCtx, type MemberDataModule, requireMember } from '#identity/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { requestFields, shownFields, writtenFields } from '../model/fields.ts';
import { TESTIMONIAL_LIMITS } from '../model/limits.ts';
import { canBecome, TESTIMONIAL_ORIGINS } from '../model/states.ts';
import { faultsOfShown, invisibleTexts } from './require-showable.ts';
import { countTestimonials, insertTestimonial, lockTestimonials, nextPosition, selectTestimonials } from './store.ts';

const FOLDER = 'testimonials';
const TESTIMONIALS = `${FOLDER}/testimonials.json`;

const dateTime = z.iso.datetime().transform((text) => new Date(text));
const importedTestimonial = z.object({
  ...shownFields,
  state: z.enum(['received', 'approved', 'hidden']),
  origin: z.enum(TESTIMONIAL_ORIGINS),
  label: z.union([z.literal(''), requestFields.label]),
  written: z.object(writtenFields).nullable(),
  createdAt: dateTime,
  receivedAt: dateTime.nullable(),
  trashedAt: dateTime.nullable(),
});
type ImportedTestimonial = z.infer<typeof importedTestimonial>;

/**
 * Export and import of a member's testimonials. Requests without an answer are exported too, but not imported: their
 * links lead to another instance.
 */
export const testimonialsMemberData: MemberDataModule<IdentityCtx> = {
  collect: async ({ sql }, uid) => {
    const rows = await selectTestimonials(sql, uid);
    if (rows.length === 0) return [];
    const data = rows.map(({ id: _, ownerId: __, tokenHash: ___, position: ____, revision: _____, ...row }) => row);
    return [{ path: TESTIMONIALS, data }];
  },
  summarize: async (_, { sql }, uid) => ({ counts: { testimonials: await countTestimonials(sql, uid) } }),
  restore: async (ctx, { paths, data, newIds }) => {
    if (!paths.includes(TESTIMONIALS)) return { imported: [], warnings: [] };
    const { uid } = requireMember(ctx.actor);
    const exported = await data(TESTIMONIALS);
    const answered = Array.isArray(exported) ? exported.filter((one) => one?.state !== 'requested') : [];
    const parsed = answered.map((one) => importedTestimonial.safeParse(one));
    const valid = parsed.flatMap((one) => (one.success && isPossible(one.data) ? [one.data] : []));
    const count = await ctx.db.asMember(uid, (tx) => insertImported(ctx, tx, uid, withNewPhotos(valid, newIds)));
    const isComplete = Array.isArray(exported) && count === answered.length;
    return { imported: count > 0 ? [FOLDER] : [], warnings: isComplete ? [] : [TESTIMONIALS] };
  },
};

/** Reports whether a testimonial follows the rules of those that authors send and members write in. */
function isPossible({ state, origin, written, ...shown }: ImportedTestimonial) {
  const isWrittenByAuthor = written !== null;
  return (
    isWrittenByAuthor === (origin === 'author') &&
    canBecome(state, { state: 'hidden', hasText: true, isWrittenByAuthor }) &&
    (written === null || invisibleTexts(written).length === 0) &&
    faultsOfShown(shown, origin).length === 0
  );
}

const withNewPhotos = (imported: readonly ImportedTestimonial[], newIds: ReadonlyMap<string, string>) =>
  imported.map(({ photo, ...one }) => ({ ...one, photo: newIds.get(photo ?? '') ?? null }));

/** Inserts imported testimonials up to the limit of the member; skips those that exist. Returns how many exist now. */
async function insertImported(ctx: IdentityCtx, tx: Tx, uid: string, imported: readonly ImportedTestimonial[]) {
  await lockTestimonials(tx.sql, uid);
  const keyOf = ({ name, text }: { name: string; text: string }) => JSON.stringify([name, text]);
  const existing = new Set((await selectTestimonials(tx.sql, uid)).map(keyOf));
  const photos = new Set(
    await existingImageIds(
      tx,
      uid,
      imported.flatMap(({ photo }) => photo ?? []),
    ),
  );
  let [remaining, position] = [
    TESTIMONIAL_LIMITS.perMember - (await countTestimonials(tx.sql, uid)),
    await nextPosition(tx.sql, uid),
  ];
  const now = ctx.clock.now();
  let count = 0;
  for (const { photo, trashedAt, ...one } of imported) {
    if (!existing.has(keyOf(one))) {
      if (remaining <= 0) break;
      const ownPhoto = photo !== null && photos.has(photo) ? photo : null;
      await insertTestimonial(tx.sql, {
        ...one,
        ...{ id: newId(), ownerId: uid, photo: ownPhoto, position },
        trashedAt: trashedAt && trashedAt > now ? now : trashedAt,
      });
      existing.add(keyOf(one));
      remaining -= 1;
      position += 1;
    }
    count += 1;
  }
  if (count > 0) ctx.pages.invalidate(tx, uid);
  return count;
}
