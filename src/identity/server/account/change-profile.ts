import { AppError } from '#platform/pure/errors.ts';
import type { ProfileChange } from '../../model/fields.ts';
import { requireMember } from '../actor/require-member.ts';
import type { IdentityCtx } from '../context.ts';
import { type StoredUser, updateUser } from '../store.ts';
import { toUserDocument } from '../to-user-document.ts';

/** Changes the member's display name, language and profile, and no other fields of the account. */
export async function changeProfile(ctx: IdentityCtx, { displayName, language, profile = {} }: ProfileChange) {
  const changes = Object.entries({ displayName, language, ...profile }).filter(([, value]) => value !== undefined);
  return changeOwnUser(ctx, Object.fromEntries(changes));
}

/** Updates the row of the caller, and invalidates the cached pages and sessions that show it. */
export async function changeOwnUser({ actor, db, clock, pages, identity }: IdentityCtx, change: Partial<StoredUser>) {
  const { uid } = requireMember(actor);
  return db.asMember(uid, async (tx) => {
    const user = await updateUser(tx.sql, uid, { ...change, updatedAt: clock.now() });
    if (!user) throw new AppError('UNAUTHORIZED');
    pages.invalidate(tx, uid);
    tx.afterCommit(() => identity.sessionCache.forget(uid));
    return toUserDocument(user);
  });
}
