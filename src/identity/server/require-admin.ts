import { AppError } from '#platform/errors.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { Actor } from '../contract.ts';
import { notSignedIn } from './actor/require-member.ts';
import { findStanding } from './sessions/store.ts';

type Ctx = Pick<Kernel, 'db'> & { actor: Actor };

/**
 * The policy of what runs the instance: for its admins, and for its operator as long as there is none. Asked of the
 * database every time: whoever was an admin a moment ago is none now.
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

/** The same as an answer. */
export const isAdminNow = (ctx: Ctx) =>
  requireAdmin(ctx).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );
