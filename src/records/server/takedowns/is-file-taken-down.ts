import type { StoredByMember } from '#files/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { hasTakedowns, isOnlyInTakenDown } from './store.ts';

/** Returns the ids of records that show images in another version than their current one. */
type RecordsShowing = (tx: Pick<Tx, 'sql'>, images: readonly string[]) => Promise<readonly string[]>;

/** Reports whether a file is used only in content that was taken down, and in nothing else that others can see. */
export async function isFileTakenDown(
  { db }: Pick<Kernel, 'db'>,
  { imagesOf, ...stored }: StoredByMember,
  recordsShowing: RecordsShowing,
) {
  if (!(await db.asVisitor(({ sql }) => hasTakedowns(sql, stored.ownerId)))) return false;
  return db.asSystem('check takedowns, which visitors may not read', async ({ sql }) => {
    const images = await imagesOf(sql);
    return isOnlyInTakenDown(sql, { ...stored, images, shownBy: await recordsShowing({ sql }, images) });
  });
}
