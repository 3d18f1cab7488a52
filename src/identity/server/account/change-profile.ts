import { AppError } from '#platform/errors.ts';
import type { ProfileChange } from '../../model/fields.ts';
import { requireMember } from '../actor/require-member.ts';
import type { IdentityCtx } from '../context.ts';
import { type StoredUser, updateUser } from '../store.ts';
import { asDocument } from '../user-document.ts';

/** Changes a member's name and profile, and nothing else of the document. */
export async function changeProfile({ actor, db, clock, pages, identity }: IdentityCtx, change: ProfileChange) {
  const { uid } = requireMember(actor);
  const { displayName, profile = {} } = change;
  const given = { displayName, ...profile, updatedAt: clock.now() };
  const fields = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return db.asMember(uid, async (tx) => {
    const user = await updateUser(tx.sql, uid, fields as Partial<StoredUser>);
    if (!user) throw new AppError('UNAUTHORIZED');
    pages.dropWith(tx, uid);
    tx.afterCommit(() => identity.known.forget(uid));
    return asDocument(user);
  });
}
