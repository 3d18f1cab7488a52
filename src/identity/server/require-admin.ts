import { AppError } from '#platform/errors.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { Actor } from '../contract.ts';
import { notSignedIn } from './actor/require-member.ts';
import { findStanding } from './sessions/store.ts';

type Ctx = Pick<Kernel, 'db'> & { actor: Actor };

/**
 * Returns the actor if they are an admin, or the operator of an instance without one; throws otherwise. Reads the
 * database every time, so that a revoked role takes effect at once.
 */
export async function requireAdmin({ actor, db }: Ctx) {
  if (actor.kind === 'visitor') throw notSignedIn(actor);
  if (actor.kind === 'operator') return actor;
  const standing = await db.readAsSystem('ask whether the actor is an admin at this moment', ({ sql }) =>
    findStanding(sql, actor.sessionId),
  );
  if (!standing?.isActive) throw new AppError('UNAUTHORIZED');
  if (!standing.isAdmin) throw new AppError('FORBIDDEN');
  return actor;
}

/** Returns whether the actor is an admin or the operator; see `requireAdmin`. */
export const isAdminNow = (ctx: Ctx) =>
  requireAdmin(ctx).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );
