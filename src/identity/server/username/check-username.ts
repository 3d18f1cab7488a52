import type { UsernameAvailability } from '../../contract.ts';
import { foldUsername, skeletonOf, suggestUsernames } from '../../model/username.ts';
import type { IdentityCtx } from '../context.ts';
import { USERNAME_LOOKUPS_PER_ADDRESS } from '../limits.ts';
import { findUsernameRefusal } from './claim-username.ts';
import { findConflictingNames } from './store.ts';

const SUGGESTIONS = 3;

/** Returns whether a username is available; if not, why, and up to three alternatives. */
export async function checkUsername(
  ctx: IdentityCtx,
  { candidate, name }: { candidate: string; name?: string | undefined },
): Promise<UsernameAvailability> {
  const { limits, exchange, actor, db, clock, instance } = ctx;
  await limits.count(USERNAME_LOOKUPS_PER_ADDRESS, exchange.visit.address);
  const username = foldUsername(candidate);
  const uid = actor.kind === 'member' ? actor.uid : undefined;
  return db.asSystem('compare a username with those of all members', async ({ sql }) => {
    const reason = await findUsernameRefusal(ctx, sql, username, uid);
    if (!reason) return { username, available: true };
    const candidates = suggestUsernames(username, name, instance.current.reservedNames);
    const takenSkeletons = new Set(
      (await findConflictingNames(sql, candidates.map(skeletonOf), uid, clock.now())).map(({ look }) => look),
    );
    const suggestions = candidates
      .filter((candidateName) => !takenSkeletons.has(skeletonOf(candidateName)))
      .slice(0, SUGGESTIONS);
    return { username, available: false, reason, suggestions };
  });
}
