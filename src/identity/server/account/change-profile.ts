import { AppError } from '#platform/errors.ts';
import type { ProfileChange } from '../../model/fields.ts';
import { requireMember } from '../actor/require-member.ts';
import type { IdentityCtx } from '../context.ts';
import { type StoredUser, updateUser } from '../store.ts';
import { asDocument } from '../user-document.ts';

/** Changes the member's display name and profile, and no other fields of the user document. */
export async function changeProfile(ctx: IdentityCtx, { displayName, profile = {} }: ProfileChange) {
  const given = Object.entries({ displayName, ...profile }).filter(([, value]) => value !== undefined);
  return changeOwnUser(ctx, Object.fromEntries(given));
}

/** Updates the row of the caller, and invalidates the cached pages and sessions that show it. */
export async function changeOwnUser({ actor, db, clock, pages, identity }: IdentityCtx, change: Partial<StoredUser>) {
  const { uid } = requireMember(actor);
  return db.asMember(uid, async (tx) => {
    const user = await updateUser(tx.sql, uid, { ...change, updatedAt: clock.now() });
    if (!user) throw new AppError('UNAUTHORIZED');
    pages.dropWith(tx, uid);
    tx.afterCommit(() => identity.known.forget(uid));
    return asDocument(user);
  });
}
