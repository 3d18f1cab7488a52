import type { UsernameAnswer } from '../../contract.ts';
import { foldUsername, lookOf, usernameIdeas } from '../../model/username.ts';
import type { IdentityCtx } from '../context.ts';
import { USERNAME_LOOKUPS_FROM } from '../entrance/limits.ts';
import { refusalOfUsername } from './claim-username.ts';
import { namesInTheWay } from './store.ts';

const SUGGESTIONS = 3;

/** Returns whether a username is available; if not, why, and up to three alternatives. */
export async function checkUsername(
  ctx: IdentityCtx,
  { candidate, name }: { candidate: string; name?: string | undefined },
): Promise<UsernameAnswer> {
  const { limits, exchange, actor, db, clock, instance } = ctx;
  await limits.count(USERNAME_LOOKUPS_FROM, exchange.visit.address);
  const username = foldUsername(candidate);
  const uid = actor.kind === 'member' ? actor.uid : undefined;
  return db.asSystem('compare a name with those of all members', async ({ sql }) => {
    const reason = await refusalOfUsername(ctx, sql, username, uid);
    if (!reason) return { username, available: true };
    const ideas = usernameIdeas(username, name, instance.current.reservedNames);
    const others = new Set((await namesInTheWay(sql, ideas.map(lookOf), uid, clock.now())).map(({ look }) => look));
    const suggestions = ideas.filter((idea) => !others.has(lookOf(idea))).slice(0, SUGGESTIONS);
    return { username, available: false, reason, suggestions };
  });
}
