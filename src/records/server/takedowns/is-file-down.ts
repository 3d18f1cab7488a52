import type { StoredByMember } from '#files/service.ts';
import type { Kernel } from '#platform/kernel.ts';
import { hasTakedowns, isOnlyInTakenDown } from './store.ts';

/** Returns whether a file stands in what admins took down, and in nothing else that others see. */
export async function isFileDown({ db }: Pick<Kernel, 'db'>, { imagesOf, ...stored }: StoredByMember) {
  if (!(await db.asVisitor(({ sql }) => hasTakedowns(sql, stored.ownerId)))) return false;
  return db.asSystem('look into what was taken down, which no visitor may read', async ({ sql }) =>
    isOnlyInTakenDown(sql, { ...stored, images: await imagesOf(sql) }),
  );
}
