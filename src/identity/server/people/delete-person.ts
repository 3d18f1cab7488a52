import { AppError, invalidFields } from '#platform/errors.ts';
import { removeAccount } from '../account/remove-account.ts';
import type { OperatorCtx } from '../context.ts';
import { noteDeed } from '../note-deed.ts';
import { findUser, type StoredUser } from '../store.ts';
import { aboutPerson, requireAnother } from './about-person.ts';
import { holdAdmins } from './last-admin.ts';

type Input = { uid: string; confirm: string };

/**
 * Deletes a member and all of their data. `confirm` must be their username or email address. Callers check permissions.
 */
export async function deletePerson(ctx: OperatorCtx, { uid, confirm }: Input) {
  requireAnother(ctx.actor, uid);
  await ctx.db.asSystem('an admin looks after people', async (tx) => {
    await holdAdmins(tx.sql);
    const user = await findUser(tx.sql, uid);
    if (!user) throw new AppError('NOT_FOUND');
    if (!isNamed(user, confirm)) {
      const name = user.username || user.email;
      throw invalidFields([{ path: 'confirm', text: { word: 'notThisPerson', values: { name } } }]);
    }
    await removeAccount(ctx, tx, user);
    noteDeed(ctx, tx, { action: 'person-deleted', ...aboutPerson(uid) });
  });
}

const isNamed = ({ username, email }: StoredUser, typed: string) =>
  [username, email].includes(typed.trim().toLowerCase() || ' ');
