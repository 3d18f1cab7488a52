import { z } from 'zod';
import { MEDIA_KINDS } from '#files/contract.ts';
import { makeMedium, mediaOfMember, type StorageKernel } from '#files/service.ts';
import type { IdentityCtx, MemberDataModule } from '#identity/service.ts';
import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';

const INDEX = 'media/index.json';
const index = z.array(z.object({ id: z.uuid(), kind: z.enum(MEDIA_KINDS), file: z.string() })).max(5000);

/**
 * Exports a member's videos, recordings, captions and downloads as descriptions: which file each is. An import makes
 * them again under new ids and maps the old ids to the new ones.
 */
export const mediaMemberData = (kernel: StorageKernel): MemberDataModule<IdentityCtx> => ({
  collect: async (tx, uid) => {
    const list = await mediaOfMember(tx, uid);
    return list.length > 0 ? [{ path: INDEX, data: list }] : [];
  },
  restore: async ({ actor }, source) => {
    const { uid } = requireMember(actor);
    if (!source.paths.includes(INDEX)) return { imported: [], warnings: [] };
    const list = index.safeParse(await source.data(INDEX));
    if (!list.success) return { imported: [], warnings: [INDEX] };
    const warnings: string[] = [];
    for (const { id, kind, file } of list.data) {
      try {
        const made = await makeMedium(kernel, uid, { file: `users/${uid}/${file}`, kind });
        source.newIds.set(id, made.id);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        warnings.push(`media/${id}`);
      }
    }
    return { imported: list.data.length > warnings.length ? ['media'] : [], warnings };
  },
});
