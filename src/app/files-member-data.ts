import { z } from 'zod';
import { uploadMetadata } from '#files/contract.ts';
import { countFilesOfMember, filesOfMember, type StorageKernel, storeMemberFile } from '#files/service.ts';
import type { IdentityCtx, MemberDataModule } from '#identity/service.ts';
import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';

const INDEX = 'files/index.json';
const index = z.array(z.object({ path: z.string(), name: z.string(), metadata: uploadMetadata }));

/**
 * Exports a member's files. Their names are kept in a list, because a ZIP cannot hold every name that a file may have.
 */
export const filesMemberData = (kernel: StorageKernel, folder: string): MemberDataModule<IdentityCtx> => ({
  collect: async (tx, uid) => {
    const files = (await filesOfMember(kernel, tx, uid)).map((file, at) => ({ ...file, path: `files/${at + 1}` }));
    const list = files.map(({ path, name, metadata }) => ({ path, name, metadata }));
    return [{ path: INDEX, data: list }, ...files.map(({ path, open }) => ({ path, open }))];
  },
  summarize: async (_, tx, uid) => {
    const { count, bytes } = await countFilesOfMember(tx, uid);
    return { counts: { files: count }, fileBytes: bytes };
  },
  restore: async ({ actor }, source) => {
    const { uid } = requireMember(actor);
    const list = index.safeParse(await source.data(INDEX));
    if (!list.success) return { imported: [], warnings: source.paths.includes(INDEX) ? [INDEX] : [] };
    const warnings: string[] = [];
    for (const { path, name, metadata } of list.data) {
      try {
        await storeMemberFile(kernel, uid, { name, metadata, open: () => source.open(path) }, folder);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        warnings.push(`files/${name}`);
      }
    }
    return { imported: list.data.length > warnings.length ? ['files'] : [], warnings };
  },
});
