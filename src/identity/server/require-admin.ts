import { AppError } from '#platform/pure/errors.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import type { Actor } from '../contract.ts';
import { notSignedInError } from './actor/require-member.ts';
import { findSessionStatus } from './actor/store.ts';

type Ctx = Pick<Kernel, 'db'> & { actor: Actor };

/**
 * Returns the actor if they are an admin, or the operator of an instance without one; throws otherwise. Reads the
 * database every time, so that a revoked role takes effect at once.
 */
export async function requireAdmin({ actor, db }: Ctx) {
  if (actor.kind === 'visitor') throw notSignedInError(actor);
  if (actor.kind === 'operator') return actor;
  const status = await db.readAsSystem('check whether the actor is an admin', ({ sql }) =>
    findSessionStatus(sql, actor.sessionId),
  );
  if (!status?.isActive) throw new AppError('UNAUTHORIZED');
  if (!status.isAdmin) throw new AppError('FORBIDDEN');
  return actor;
}

/** Returns whether the actor is an admin or the operator; see `requireAdmin`. */
export const isCurrentAdmin = (ctx: Ctx) =>
  requireAdmin(ctx).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );
