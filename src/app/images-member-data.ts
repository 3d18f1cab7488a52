import { z } from 'zod';
import { crop } from '#files/contract.ts';
import { imagesOfMember, makeImage, type StorageKernel } from '#files/service.ts';
import type { IdentityCtx, MemberDataModule } from '#identity/service.ts';
import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';

const INDEX = 'images/index.json';
const index = z.array(z.object({ id: z.uuid(), file: z.string(), crop: crop.nullable() })).max(5000);

/**
 * Exports a member's images as descriptions: which file each is made from, and how. An import makes them again under
 * new ids and maps the old ids to the new ones.
 */
export const imagesMemberData = (kernel: StorageKernel): MemberDataModule<IdentityCtx> => ({
  collect: async (tx, uid) => [{ path: INDEX, data: await imagesOfMember(tx, uid) }],
  restore: async ({ actor }, source) => {
    const { uid } = requireMember(actor);
    const list = index.safeParse(await source.data(INDEX));
    if (!list.success) return { imported: [], warnings: source.paths.includes(INDEX) ? [INDEX] : [] };
    const warnings: string[] = [];
    for (const { id, file, crop } of list.data) {
      try {
        const made = await makeImage(kernel, uid, { file: `users/${uid}/${file}`, ...(crop ? { crop } : {}) });
        source.newIds.set(id, made.id);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        warnings.push(`images/${id}`);
      }
    }
    return { imported: source.newIds.size > 0 ? ['images'] : [], warnings };
  },
});
