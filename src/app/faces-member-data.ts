import { z } from 'zod';
import { listFaces, makeFace, type StorageKernel } from '#files/service.ts';
import type { IdentityCtx, MemberDataModule } from '#identity/service.ts';
import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';

const INDEX = 'faces/index.json';
const index = z.array(z.object({ id: z.uuid(), name: z.string(), files: z.array(z.string()).max(50) })).max(50);

/**
 * Exports a member's typefaces as descriptions: which files each is made from. An import makes them again under new ids
 * and maps the old ids to the new ones.
 */
export const facesMemberData = (kernel: StorageKernel): MemberDataModule<IdentityCtx> => ({
  collect: async (_, uid) => {
    const faces = await listFaces(kernel, uid);
    const nameOf = (file: string) => file.slice(`users/${uid}/`.length);
    const list = faces.map(({ id, name, styles }) => ({ id, name, files: styles.map(({ file }) => nameOf(file)) }));
    return list.length > 0 ? [{ path: INDEX, data: list }] : [];
  },
  restore: async ({ actor }, source) => {
    const { uid } = requireMember(actor);
    const list = source.paths.includes(INDEX) ? index.safeParse(await source.data(INDEX)) : undefined;
    if (!list) return { imported: [], warnings: [] };
    if (!list.success) return { imported: [], warnings: [INDEX] };
    const warnings: string[] = [];
    let made = 0;
    for (const { id, files } of list.data) {
      for (const file of files) {
        try {
          const face = await makeFace(kernel, uid, { file: `users/${uid}/${file}`, licensed: true });
          source.newIds.set(id, face.id);
          made += 1;
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          warnings.push(`faces/${file}`);
        }
      }
    }
    return { imported: made > 0 ? ['faces'] : [], warnings };
  },
});
