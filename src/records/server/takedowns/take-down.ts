import type { Tx } from '#platform/server/db/database.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { deleteTakedown, insertTakedown, type TakedownKey } from './store.ts';

type Ctx = Pick<Kernel, 'pages' | 'clock'>;

/**
 * Hides a page from everyone but its owner, on all instances. Returns false if it was hidden already.
 * The caller must check permissions.
 */
export async function takeDown(
  { pages, clock }: Ctx,
  tx: Tx,
  { ownerId, target, reason }: TakedownKey & { reason: string },
) {
  pages.invalidate(tx, ownerId);
  const row = { ownerId, targetKind: target.kind, targetId: target.id, reason, takenAt: clock.now() };
  return insertTakedown(tx.sql, row);
}

/** Lifts a takedown. Returns false if there was none. */
export async function liftTakedown({ pages }: Ctx, tx: Tx, key: TakedownKey) {
  pages.invalidate(tx, key.ownerId);
  return deleteTakedown(tx.sql, key);
}
