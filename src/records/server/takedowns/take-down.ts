import type { Tx } from '#platform/db/database.ts';
import type { Kernel } from '#platform/kernel.ts';
import { deleteTakedown, insertTakedown, type TakedownKey } from './store.ts';

type Ctx = Pick<Kernel, 'pages' | 'clock'>;

/**
 * Has a page shown to nobody but its member from now on, on all instances; answers whether that is new. Who may is for the
 * caller to have checked.
 */
export async function takeDown(
  { pages, clock }: Ctx,
  tx: Tx,
  { ownerId, target, reason }: TakedownKey & { reason: string },
) {
  pages.dropWith(tx, ownerId);
  const row = { ownerId, targetKind: target.kind, targetId: target.id, reason, takenAt: clock.now() };
  return insertTakedown(tx.sql, row);
}

/** Lets others see it again; answers whether it was down. */
export async function putBack({ pages }: Ctx, tx: Tx, key: TakedownKey) {
  pages.dropWith(tx, key.ownerId);
  return deleteTakedown(tx.sql, key);
}
