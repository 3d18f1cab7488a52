import type { Tx } from '#platform/db/database.ts';
import type { Kernel } from '#platform/kernel.ts';
import { deleteTakedown, insertTakedown, type TakedownKey } from './store.ts';

type Ctx = Pick<Kernel, 'pages' | 'clock'>;

/**
 * Hides a page from everyone but its owner, on all instances. Returns false if it was hidden already. The caller must
 * check permissions.
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

/** Lifts a takedown. Returns false if there was none. */
export async function putBack({ pages }: Ctx, tx: Tx, key: TakedownKey) {
  pages.dropWith(tx, key.ownerId);
  return deleteTakedown(tx.sql, key);
}
