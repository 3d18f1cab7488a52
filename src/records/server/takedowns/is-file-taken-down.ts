import type { StoredByMember } from '#files/service.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { hasTakedowns, isOnlyInTakenDown } from './store.ts';

/** Reports whether a file is used only in content that was taken down, and in nothing else that others can see. */
export async function isFileTakenDown({ db }: Pick<Kernel, 'db'>, { imagesOf, ...stored }: StoredByMember) {
  if (!(await db.asVisitor(({ sql }) => hasTakedowns(sql, stored.ownerId)))) return false;
  return db.asSystem('check takedowns, which visitors may not read', async ({ sql }) =>
    isOnlyInTakenDown(sql, { ...stored, images: await imagesOf(sql) }),
  );
}
